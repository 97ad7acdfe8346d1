import { type Country, countries, countryCodes } from '#domain/country/countries.ts'
import { locales, type PageLanguage, pageLanguages } from '#domain/pages/languages.ts'
import { pages } from '#domain/pages/pages.ts'
import { guideSource } from '#domain/waitlist/signup-source.ts'
import { blocks, type BlockWords } from '#site/blocks/blocks.ts'
import type { CountryLink } from '#site/blocks/call/call.schema.ts'
import { withAppLinks } from '#words/app-links.ts'
import { words } from '#words/entries.ts'
import { arranged, joined } from '#words/pages/page-blocks.ts'
import { collections } from '#words/collections.ts'
import type { BlockPageWords } from '#words/schemas/block-page.ts'
import type { Head } from '#words/schemas/page.ts'
import { isOn } from '#words/site-pages.ts'
import { perSite } from '#words/site.ts'
import { isCreatable, wordsFiles } from '#words/words-files.ts'
import { WordsError } from '#words/words-error.ts'
import { type BlockPlace, blockProps, type ShownBlock } from './block-props.ts'
import {
	breadcrumbList,
	faqPage,
	organization,
	softwareApplication,
	type Thing,
	webPage,
	webSite,
} from './json-ld.ts'
import type { PageHead } from './page-heads.ts'

/** A page of blocks: its head, and its visible blocks in order. */
export type BlockPage = { readonly head: PageHead; readonly blocks: readonly ShownBlock[] }

/** A country's page, with the data of the country. */
export type CountryPage = Country & BlockPage & { readonly name: string }

/** The landing page. */
export const homePage = perSite(() =>
	blockPage(words('home', 'en'), { path: '/', language: 'en' }, (head, faq) => [
		organization(),
		webSite(),
		softwareApplication(head),
		...faq,
	]),
)

/** The country pages in the site's languages. */
export const countryPages = perSite((): readonly CountryPage[] => shownCountries().map(countryPage))

const tablePaths: readonly string[] = Object.values(pages).flatMap((row) => Object.values(row))

/** The pages that have a file of their own, in the site's languages. */
export const landingPages = perSite((): readonly BlockPage[] =>
	wordsFiles(collections.landing.files).flatMap(({ id, file }) => {
		try {
			return landingPage(id, file)
		} catch (error) {
			// A page made by the owner with an error must not break others.
			if (isCreatable(file)) return []
			throw error
		}
	}),
)

function landingPage(id: string, file: string): readonly BlockPage[] {
	const language = pageLanguages.find((tag) => id.startsWith(`${tag}/`)) ?? 'en'
	const { head, ...own } = words('landing', id)
	const { name, path, ...rest } = head
	if (tablePaths.includes(path))
		throw new WordsError(file, 2, `Another page has the address ${path}. Choose another one.`)
	if (!isOn(language)) return []
	const page = blockPage({ head: rest, ...own }, { path, language }, (shown, faq) => [
		webPage(shown),
		...faq,
		breadcrumbList(name, shown),
	])
	return [{ ...page, head: { ...page.head, markdown: `${path}.md` } }]
}

/** The country pages, as other pages link to them. */
export const countryLinks = perSite((): readonly CountryLink[] =>
	shownCountries().map(({ flag, path, language }) => ({
		name: words('country', flag).name,
		path,
		language,
	})),
)

/** All pages of blocks. */
export const blockPages = (): readonly BlockPage[] => [
	homePage(),
	...countryPages(),
	...landingPages(),
]

/** The visible blocks of a kind. */
export function blocksOf<Kind extends BlockWords['block']>(
	{ blocks: all }: Pick<BlockPage, 'blocks'>,
	kind: Kind,
): readonly Extract<ShownBlock, { block: Kind }>[] {
	return all.filter((block): block is Extract<ShownBlock, { block: Kind }> => block.block === kind)
}

/** The language of a country's page, without its region. */
export function languageOf(code: Country['code']): PageLanguage {
	const { language } = countries[code]
	return pageLanguages.find((tag) => language.startsWith(`${tag}-`)) ?? 'en'
}

function shownCountries(): readonly Country[] {
	return countryCodes.map((code) => countries[code]).filter(({ code }) => isOn(languageOf(code)))
}

function countryPage(country: Country): CountryPage {
	const { code, flag, path, language: locale } = country
	const language = languageOf(code)
	const { name, blocks: own, ...rest } = words('country', flag)
	const shared = words('countryShared', language, locale)
	const whole = blocks.safeParse(joined(shared.blocks, own))
	if (!whole.success) {
		const [issue] = whole.error.issues
		const sentence = `blocks.${issue?.path.join('.')}: ${issue?.message}`
		throw new WordsError(`countries/${flag}.yaml`, 0, sentence)
	}
	const place = { path, language, locale, source: `regional-${flag}` }
	const page = blockPage({ ...rest, blocks: whole.data }, place, (shown, faq) => [
		softwareApplication(shown),
		...faq,
		breadcrumbList(name, { path, language: 'en' }),
	])
	return { ...country, ...page, name }
}

type PagePlace = Pick<BlockPlace, 'path' | 'language'> & Partial<BlockPlace>

function blockPage(
	page: BlockPageWords,
	{ path, language, ...place }: PagePlace,
	structured: (head: Head, faq: readonly Thing[]) => readonly Thing[],
): BlockPage {
	const { head, blocks: own, order, hidden, added } = withAppLinks(page, path)
	const locale = place.locale ?? locales[language]
	const source = place.source ?? guideSource(path)
	const shown = arranged({ ...own, ...added }, order)
		.filter(([id]) => !hidden.includes(id))
		.map(([id, block]) =>
			blockProps(block, { id, path, language, locale, source, countries: countryLinks() }),
		)
	const ids = shown.map(({ id }) => id)
	const opening = shown.find((block) => block.block === 'week' || block.block === 'front')
	const whole = {
		...head,
		path,
		language,
		...(place.locale !== undefined && { locale }),
		hasSections: ['features', 'pricing', 'faq'].every((id) => ids.includes(id)),
		hasClaims: shown.some(({ block }) => block === 'claims'),
		card: { title: opening?.title ?? head.title, ...noteOf(opening), ...head.card },
	}
	const questions = shown.flatMap((block) => (block.block === 'questions' ? block.questions : []))
	const faq = questions.length > 0 ? [faqPage(questions)] : []
	return { head: { ...whole, structured: structured(whole, faq) }, blocks: shown }
}

/** The audience of a first screen, as the note of a card. */
function noteOf(opening: ShownBlock | undefined): { readonly note?: string } {
	return opening?.block === 'front' ? { note: opening.badge } : {}
}
