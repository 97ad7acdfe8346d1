import { keysIn } from '#values/keys-in.ts'
import type { ZodType } from 'zod'
import { deviceWidths } from '#features/counts/rules/device-class.ts'
import { maxNamesPerDay, minVisitsPerName } from '#features/counts/rules/fold-counts.ts'
import { minCountForRate } from '#features/counts/rules/rate.ts'
import { bounceLimits } from '#features/bounces/rules/bounce-limits.ts'
import { claimSentence, labelledClaims } from '#cms/reader/rules/claims/claims.ts'
import { unmarked } from '#cms/reader/rules/text-marks.ts'
import {
	eventKinds,
	type Hours,
	lowLine,
	mondayCharge,
	overnightRest,
} from '#site/week/rules/estimates.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import {
	type Language,
	locales as localesOfMails,
	type PageLanguage,
	pageLanguages,
} from '#site-map/languages.ts'
import { counterMinutes, retention } from '#values/retention.ts'
import { dueDays } from '#features/leave/rules/leave-dates.ts'
import { dataLinkDays } from '#features/my-data/rules/data-link.ts'
import { pauseMonths } from '#features/my-data/rules/pause.ts'
import {
	blockedMailDays,
	confirmationLinkDays,
	freshLinkMinutes,
} from '#features/waitlist/rules/waitlist-limits.ts'
import { sampleWorkWeek } from '#site/week/rules/sample-work-week.ts'
import { movableCost } from './country-weeks.ts'
import { exampleCosts, exampleDinner, exampleLevelsByChanges } from './example-week.ts'
import { mapped } from './app-links.ts'
import { type Facts, fillText } from './fill-text.ts'
import { byPlans, pricesIn, pricing, taxNoteIn } from './prices.ts'
import { readFacts } from '#cms/reader/files/read-yaml.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import { appUrls, productUrl, siteHost } from '#cms/reader/site-urls.ts'
import * as schemas from '#cms/reader/schemas/facts.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'

const locales = { ...localesOfMails, es: 'es-ES' } as const

const read = <Schema extends ZodType>(name: string, schema: Schema) => readFacts(name, schema, true)

/** The facts about the product, as written. Their texts use further facts, which `factsIn` fills in. */
const product = perSite(() => read('product', schemas.product))

const claimsTable = perSite(() => read('claims', schemas.claims))

/** Numbers of the example week: costs of events, in points of 100, and Thursday's forecasts. */
const exampleFacts = () => ({
	...exampleCosts,
	dinnerActual: exampleDinner.actual,
	dinnerNext: exampleDinner.next,
	thursday: exampleLevelsByChanges[0]?.[3],
	movable: movableCost,
	thursdayAfterMove: exampleLevelsByChanges[1]?.[3],
})

const factsOfGroup = perSite(
	(language: Language, locale: string, group: string): ReadonlyMap<string, string | number> =>
		new Map(Object.entries(flat(groupsIn(language, locale)[group]?.() ?? {}, `${group}.`))),
)

/**
 * All variables that texts in a language can use: `{product.name}`, `{price.lifetime}`, `{period.changeNoticeDays}`.
 * The value of a variable can contain others. Each group of variables is computed on first use, so that an email that
 * needs only prices computes no forecast of a week.
 *
 * @param locale of prices, if it differs from the language: `en-GB`
 */
export function factsIn(language: Language, locale: string = locales[language]): Facts {
	const factsOf = (group: string) => factsOfGroup(language, locale, group)
	return {
		get: (name) => factsOf(name.split('.')[0] ?? '').get(name),
		keys: () =>
			Object.keys(groupsIn(language, locale)).flatMap((group) => [...factsOf(group).keys()]),
	}
}

/**
 * The same variables for prose in Markdoc, as nested objects with their own facts filled in: `{% $price.lifetime %}`.
 * Conditions test the plans on sale, the analytics service and the site's languages: `{% if $plans.monthly %}`, `{% if
 * $analytics.own %}`, `{% if $languages.de %}`.
 */
export const variablesIn = perSite((language: PageLanguage): Readonly<Record<string, unknown>> => {
	const facts = factsIn(language)
	const groups = mapValues(groupsIn(language, locales[language]), (make) =>
		mapped(make(), (text) => unmarked(fillText(text, language, facts))),
	)
	const kind = currentSite().settings.analytics?.kind ?? 'none'
	return {
		...groups,
		plans: {
			both: pricing().plans === 'both',
			lifetime: pricing().plans !== 'monthly',
			monthly: pricing().plans !== 'lifetime',
		},
		analytics: { ...Object(groups['analytics']), own: kind === 'own', some: kind !== 'none' },
		languages: Object.fromEntries(pageLanguages.map((tag) => [tag, isOn(tag)])),
	}
})

function groupsIn(language: Language, locale: string): Readonly<Record<string, () => object>> {
	return {
		product: () => ({ name: product().name, checkInSeconds: product().checkInSeconds }),
		contact: () => product().contacts,
		copy: () => read('copy-button', schemas.copyButton)[language],
		site: () => ({ host: siteHost() }),
		address: () => ({ ...appUrls(), product: productUrl() }),
		example: exampleFacts,
		price: () => taxedPricesIn(language, locale),
		trial: () => ({
			days: pricing().trialDays,
			firstChargeDay: pricing().trialDays + 1,
			/** The day after the third paid day, counted from the first day of the trial. */
			afterThreePaidDays: pricing().trialDays + 4,
		}),
		period: () => read('periods', schemas.periods),
		crisis: crisisFacts,
		claim: () => claimsAsSentences(language),
		analytics: () => {
			const { analytics } = currentSite().settings
			return { host: analytics?.kind === 'umami' ? new URL(analytics.script).host : '' }
		},
		count: () => ({ maxNamesPerDay, minVisitsPerName, minCountForRate }),
		device: () => ({ phoneBelow: deviceWidths.phone, tabletBelow: deviceWidths.tablet }),
		energy: () => ({ lowLine, mondayCharge, nightPercent: Math.round(overnightRest * 100) }),
		cost: typicalCosts,
		sampleWeek,
		retention: () => ({ ...retention, counterMinutes }),
		limit: () => ({
			confirmationLinkDays,
			blockedMailDays,
			dataLinkDays,
			freshLinkMinutes,
			complaintDays: dueDays.complain,
			...bounceLimits,
		}),
		pause: () => ({
			oneMonth: pauseMonths['one-month'],
			threeMonths: pauseMonths['three-months'],
		}),
		...(isPageLanguage(language) ? groupsOfPages(language) : {}),
	}
}

function groupsOfPages(language: PageLanguage): Readonly<Record<string, () => object>> {
	const inLanguage = <Texts extends Readonly<Record<PageLanguage, string>>>(
		texts: Readonly<Record<string, Texts>>,
	) => Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, each[language]]))
	return {
		time: () => inLanguage(product().times),
		fact: () => inLanguage(product().facts),
		label: () => inLanguage({ ...product().labels, trial: product().trialLabel }),
		app: () => {
			const { definition, freeWeek, opening, afterTool } = product()
			return inLanguage({ definition, freeWeek, opening, afterTool })
		},
		plan: () => planWords(language),
	}
}

function crisisFacts() {
	const { lines, directory } = read('crisis-lines', schemas.crisisLines)
	return { ...mapValues(lines, withLink), directory }
}

/** Adds a link that calls a crisis line, in the markup of prose. */
function withLink<Line extends { readonly number: string }>(line: Line) {
	return { ...line, link: `[${line.number}](tel:${line.number.replace(/\D/g, '')})` }
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

function taxedPricesIn(language: Language, locale: string) {
	const prices = pricesIn(locale)
	const tax = taxNoteIn(language)
	return {
		...prices,
		lifetimeTaxed: `${prices.lifetime}${tax}`,
		monthlyTaxed: `${prices.monthly}${tax}`,
		/** The tax note alone, for a price followed by more text. */
		tax,
		currency: pricing().monthly.currency,
	}
}

function planWords(language: PageLanguage): schemas.PlanWords {
	const { lifetime, monthly, both } = read(`${language}/plans`, schemas.plans)
	return byPlans({ lifetime, monthly, both: { ...lifetime, ...both } })
}

/** The claims as sentences, by name. A disabled claim is an empty text. */
function claimsAsSentences(language: Language): Readonly<Record<string, string>> {
	const { labels, claims } = claimsTable()
	const { measurements } = currentSite()
	return Object.fromEntries(
		Object.entries(claims).map(([name, claim]) => {
			const shown = labelledClaims([claim], language, labels[language], measurements)
			return [name, shown.map(claimSentence).join(' ')]
		}),
	)
}

/** Our estimates of how many points an event of each kind with a few people costs, or restores if it is rest. */
const typicalCosts = () =>
	Object.fromEntries(
		keysIn(eventKinds).map((kind) => {
			const points = (hours: Hours) => Math.abs(costOf({ day: 0, kind, people: 'few', hours }))
			return [kind, { oneHour: points(1), twoHours: points(2), fourHours: points(4) }]
		}),
	)

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The evening levels of the working week in a guide, before and after changes to the week. */
const sampleWeek = () => ({
	before: byDay(sampleWorkWeek.before),
	after: byDay(sampleWorkWeek.after),
	lowest: {
		before: Math.min(...sampleWorkWeek.before),
		after: Math.min(...sampleWorkWeek.after),
	},
})

function byDay(levels: readonly number[]): Readonly<Record<string, number>> {
	return Object.fromEntries(workdays.map((name, day) => [name, levels[day] ?? 0]))
}

function isPageLanguage(language: Language): language is PageLanguage {
	return pageLanguages.some((tag) => tag === language)
}

/** Flattens nested facts: `{ price: { lifetime: 10 } }` becomes `{ 'price.lifetime': 10 }`. */
function flat(values: object, prefix = ''): Record<string, string | number> {
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
			typeof value === 'object' && value !== null
				? Object.entries(flat(value, `${prefix}${name}.`))
				: typeof value === 'string' || typeof value === 'number'
					? [[`${prefix}${name}`, value]]
					: [],
		),
	)
}
