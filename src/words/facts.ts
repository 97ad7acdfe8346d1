import type { ZodType } from 'zod'
import { bounceLimits } from '#domain/bounces/bounce-limits.ts'
import { type Language, type PageLanguage, pageLanguages } from '#domain/pages/languages.ts'
import { counterMinutes, retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import { pauseMonths } from '#domain/waitlist/pause.ts'
import { blockedMailDays, confirmationLinkDays } from '#domain/waitlist/waitlist-limits.ts'
import { addresses } from '#settings/addresses.ts'
import type { Facts } from './fill-text.ts'
import { byPlans, pricesIn, pricing, taxNotes } from './prices.ts'
import { readYaml } from './read-yaml.ts'
import * as schemas from './schemas/facts.ts'
import { readWordsFile } from './words-files.ts'

/** The locale of a language's numbers and prices, where a page has no other. */
const locales = {
	en: 'en-US',
	de: 'de-DE',
	pt: 'pt-BR',
	es: 'es-ES',
} as const satisfies Record<Language, string>

const read = <Schema extends ZodType>(file: string, schema: Schema) =>
	readYaml(file, readWordsFile(file), { schema })

const periods = read('facts/periods.yaml', schemas.periods)
const crisisLines = read('facts/crisis-lines.yaml', schemas.crisisLines)

/** The product. Its texts name further facts: those of `factsIn` are filled. */
const product = read('facts/product.yaml', schemas.product)

const known = new Map<string, Facts>()

/**
 * Everything that texts can name, in a language: `{product.name}`, `{price.lifetime}`, `{period.changeNoticeDays}`.
 * A fact can name others.
 *
 * @param locale of prices, where it is not that of the language: `en-GB`
 */
export function factsIn(language: Language, locale: string = locales[language]): Facts {
	const key = `${language} ${locale}`
	const facts = known.get(key) ?? new Map(Object.entries(flat(allFacts(language, locale))))
	known.set(key, facts)
	return facts
}

function allFacts(language: Language, locale: string) {
	return {
		product: { name: product.name, checkInSeconds: product.checkInSeconds },
		contact: product.contacts,
		site: { host: new URL(addresses.site).host },
		price: taxedPricesIn(language, locale),
		trial: { days: pricing.trialDays, firstChargeDay: pricing.trialDays + 1 },
		period: periods,
		crisis: { ...mapValues(crisisLines.lines, withLink), directory: crisisLines.directory },
		retention: { ...retention, counterMinutes },
		limit: {
			confirmationLinkDays,
			blockedMailDays,
			dataLinkDays,
			freshLinkMinutes,
			...bounceLimits,
		},
		pause: pauseMonths,
		...(isPageLanguage(language) ? ofPages(language) : {}),
	}
}

function ofPages(language: PageLanguage) {
	const inLanguage = <Texts extends Readonly<Record<PageLanguage, string>>>(
		texts: Readonly<Record<string, Texts>>,
	) => Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, each[language]]))
	const { times, facts, labels, definition, freeWeek, opening, trialLabel } = product
	return {
		time: inLanguage(times),
		fact: inLanguage(facts),
		label: inLanguage({ ...labels, trial: trialLabel }),
		app: inLanguage({ definition, freeWeek, opening }),
		plan: planWords(language),
	}
}

/** A line with its number as a link that calls it, in the markup of prose. */
function withLink<Line extends { readonly number: string }>(line: Line) {
	return { ...line, link: `[${line.number}](tel:${line.number.replace(/\D/g, '')})` }
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

function taxedPricesIn(language: Language, locale: string) {
	const prices = pricesIn(locale)
	const tax = taxNotes[language]
	return {
		...prices,
		lifetimeTaxed: `${prices.lifetime}${tax}`,
		monthlyTaxed: `${prices.monthly}${tax}`,
	}
}

/** What the pages say about the plans that are shown. */
function planWords(language: PageLanguage): schemas.PlanWords {
	const { lifetime, monthly, both } = read(`facts/${language}/plans.yaml`, schemas.plans)
	return byPlans({ lifetime, monthly, both: { ...lifetime, ...both } })
}

function isPageLanguage(language: Language): language is PageLanguage {
	return pageLanguages.some((tag) => tag === language)
}

/** `{ price: { lifetime: 10 } }` as `{ 'price.lifetime': 10 }` */
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
