import { countries, type CountryFlag } from '#site-map/countries/countries.ts'
import { embeds } from '#site-map/embeds.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { BlockWords } from '#site/blocks/blocks.ts'
import { appScreens, dayNames } from '#cms/reader/facts/app-screens.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { countryLevels, countryWeeks } from '#cms/reader/facts/country-weeks.ts'
import { embedOn } from '#cms/reader/embeds.ts'
import { words } from '#cms/reader/entries.ts'
import { exampleLevels, exampleLevelsByChanges } from '#cms/reader/facts/example-week.ts'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import { claimsAt } from './claims-of-page.ts'
import { demoFilms, demoWords } from './demo-film.ts'
import { newestProps } from './letters.ts'
import { leadFormIn } from './lead-form.ts'
import { priceList } from './price-list.ts'
import { leaveProps, plannerProps, sayNoProps, twoSheetsProps } from '#site/seo/tool-props.ts'
import { breadcrumbAt, eveningsProps, typesProps } from '#site/seo/type-props.ts'

export type CountryLink = {
	readonly name: string
	readonly path: string
	readonly language: string
}

export type BlockPlace = {
	readonly id: string
	readonly path: string
	readonly language: PageLanguage
	/** The locale of prices, `en-GB`. */
	readonly locale: string
	/** The source that a form of the page records. */
	readonly source: string
	/** The pages of all countries. */
	readonly countries: readonly CountryLink[]
}

/** The props of a block’s component: its words, with values that depend on its place and on facts. */
export function blockProps(block: BlockWords, place: BlockPlace) {
	const { id, language, locale } = place
	switch (block.block) {
		case 'week':
			return { ...block, id, week: { ...block.week, ...exampleWeek(), locale } }
		case 'front':
			return { ...block, id, ...frontProps(block, place) }
		case 'intro':
			return { ...block, id, breadcrumb: breadcrumbAt(place) }
		case 'evenings':
			return { ...block, id, ...eveningsProps(block, place) }
		case 'steps':
			return { ...block, id, steps: steps(block.steps, language) }
		case 'tools':
			return { ...block, id, ...words('freeTools', language) }
		case 'embed':
			return { ...block, id, ...embedProps(language) }
		case 'cards':
			return { ...block, id, items: cards(block.items, language), days: exampleDays() }
		case 'quotes':
			return { ...block, id, claims: claimsIn(language, ...block.claims) }
		case 'claims':
			return { ...block, id, ...claimsAt(place) }
		case 'plans':
			return { block: block.block, id, ...priceList(block, language, locale) }
		case 'call':
			return { ...block, id, ...callProps(block, place) }
		case 'strip':
			return { ...block, id, days: exampleDays() }
		case 'types':
			return { ...block, id, ...typesProps(place) }
		case 'trademark':
			return { ...block, id, text: words('mbtiTest', language).trademark }
		case 'planner':
			return { ...block, id, ...plannerProps(block, place) }
		case 'twoSheets':
			return { ...block, id, ...twoSheetsProps(block, place) }
		case 'sayNo':
			return { ...block, id, ...sayNoProps(block, place) }
		case 'leave':
			return { ...block, id, ...leaveProps(place) }
		case 'newest':
			return { ...block, id, ...newestProps(language) }
		default:
			return { ...block, id }
	}
}

function embedProps(language: PageLanguage) {
	const shown = embeds.filter((embed) => embed.language === language)
	const frames = shown.map((embed) => ({ path: embed.path, ...embedOn(embed) }))
	return { ...words('embed', language).block, frames, after: words('copyButton')[language] }
}

type WordsOf<Kind extends BlockWords['block']> = Extract<BlockWords, { block: Kind }>

function callProps({ hasForm }: WordsOf<'call'>, place: BlockPlace) {
	const { path, language, source } = place
	const form = hasForm && { ...leadFormIn(language), source }
	return { form, path, countries: place.countries }
}

function steps(own: WordsOf<'steps'>['steps'], language: PageLanguage) {
	return own.map(({ screen, claims, ...given }, index) => {
		const step = { ...appScreens()[screen], ...given }
		return { ...step, title: `${index + 1}. ${step.title}`, claims: claimsIn(language, ...claims) }
	})
}

function cards(items: WordsOf<'cards'>['items'], language: PageLanguage) {
	return items.map(({ claim, ...item }) => ({
		...item,
		stat: claim === undefined ? undefined : claimsIn(language, claim)[0],
	}))
}

/** The silhouettes in the windows of the example week, Monday to Sunday. */
const silhouettes = ['plant', 'visitors', 'crowd', 'asleep', 'cat', 'reader', 'sunday'] as const

export function exampleDays() {
	return daysOf(exampleLevels, (day) => dayNames[day]?.short)
}

function daysOf(levels: readonly number[], nameOf: (day: number) => string | undefined) {
	return silhouettes.map((silhouette, at): Day => {
		const day = { name: nameOf(at) ?? '', level: levels[at] ?? 0, silhouette }
		return silhouette === 'asleep' ? { ...day, silhouetteAbove: 'reader' } : day
	})
}

/** The example week. A set bit n in an index of `levelsByChanges` means that change n is made. */
function exampleWeek() {
	return { days: exampleDays(), levelsByChanges: exampleLevelsByChanges }
}

function frontProps(block: WordsOf<'front'>, { language, locale }: BlockPlace) {
	return {
		claims: claimsIn(language, ...block.claims),
		film: { cuts: demoFilms[language], ...demoWords(language), ...block.film },
		front: {
			...block.front,
			evening: block.evening,
			...countryWeek(block.country, language),
			locale,
		},
		locale,
	}
}

/**
 * The example week of a country, with the names of the days in a language.
 *
 * @example countryWeek('de', 'de').days[3]?.name // 'Do'
 */
export function countryWeek(country: CountryFlag, language: PageLanguage) {
	const names = words('film', language).lettering.days
	const levelsByChanges = countryLevels(country)
	const days = daysOf(levelsByChanges[0] ?? [], (day) => names[day])
	const timezone = Object.values(countries).find(({ flag }) => flag === country)?.timezone ?? 'UTC'
	return { country, timezone, days, levelsByChanges, movesTo: countryWeeks[country].movesTo }
}
