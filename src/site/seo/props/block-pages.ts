import { type Country, countries, countryCodes } from '#site-map/countries/countries.ts'
import { type Language, locales, type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { pages } from '#site-map/pages.ts'
import { typePlaces } from '#site-map/type-pages.ts'
import { guideSource } from '#site-map/signup-source.ts'
import { blocks } from '#site/blocks/blocks.ts'
import { withAppLinks } from '#cms/reader/facts/app-links.ts'
import { words } from '#cms/reader/entries.ts'
import { arranged, joined } from '#cms/reader/page-blocks.ts'
import { collections } from '#cms/reader/collections.ts'
import type { BlockPageWords } from '#cms/reader/schemas/block-page.ts'
import type { Head } from '#cms/reader/schemas/page.ts'
import { isOn, siteLanguages } from '#cms/reader/site-pages.ts'
import { perSite } from '#cms/reader/site.ts'
import { isCreatable, wordsFiles } from '#cms/reader/files/words-files.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import type { BlockProps, ShownBlock } from '#site/messages/shown-block.ts'
import { type BlockPlace, blockProps, type CountryLink } from './block-props.ts'
import { breadcrumbAt } from '#site/seo/type-props.ts'
import {
	breadcrumbList,
	faqPage,
	organization,
	softwareApplication,
	type Thing,
	webApplication,
	webPage,
	webSite,
} from '#site/seo/json-ld.ts'

export type PageHead = Head & {
	/** The path of the same text as Markdown, `/social-battery-drained.md`. */
	readonly markdown?: string
	readonly structured?: readonly Thing[]
}

/** A page of blocks: its head, and its visible blocks in order. */
export type BlockPage = {
	readonly head: PageHead
	readonly blocks: readonly ShownBlock[]
	/** The label of the link to the home page, on a page without the shared header. */
	readonly leave?: string
}

/** A page of blocks whose language may have no public pages. */
export type AnyBlockPage = Omit<BlockPage, 'head'> & {
	readonly head: Omit<PageHead, 'language'> & { readonly language: Language }
}

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

export const countryPages = perSite((): readonly CountryPage[] => shownCountries().map(countryPage))

const tablePaths: readonly string[] = Object.values(pages).flatMap((row) => Object.values(row))

/** The landing pages, each with its own file, in the site's languages. */
export const landingPages = perSite((): readonly BlockPage[] =>
	wordsFiles(collections.landing.files).flatMap((file) => {
		try {
			return landingPage(file)
		} catch (error) {
			// An error in one of the owner's pages must not break other pages.
			if (isCreatable(file)) return []
			throw error
		}
	}),
)

function landingPage(file: string): readonly BlockPage[] {
	const id = file.replace(/^landings\/|\.yaml$/g, '')
	const language = pageLanguages.find((tag) => id.startsWith(`${tag}/`)) ?? 'en'
	const own = words('landing', id)
	const { path } = own.head
	if (tablePaths.includes(path))
		throw new WordsError(file, 2, `Another page has the address ${path}. Choose another one.`)
	return isOn(language) ? [namedPage(own, { path, language }, { markdown: `${path}.md` })] : []
}

/** A page whose head has a short name, which is the page's label in the breadcrumb. */
function namedPage(
	{ head: { name, ...head }, ...own }: ReturnType<typeof words<'tool'>>,
	{ path, language }: Pick<BlockPlace, 'path' | 'language'>,
	more: Partial<PageHead>,
	item: (head: Head) => Thing = webPage,
): BlockPage {
	const links = breadcrumbAt({ path, language })?.links
	const page = blockPage({ head, ...own }, { path, language }, (shown, faq) => [
		item(shown),
		...faq,
		breadcrumbList(name, shown, links),
	])
	return { ...page, head: { ...page.head, ...more } }
}

/**
 * The pages about types in the site's languages: each family, then its types. Like the tools, they load no third-party
 * analytics, because the fragment in the URL of a family's page names the visitor's result.
 */
export const typeBlockPages = perSite((): readonly BlockPage[] =>
	siteLanguages().flatMap((language) =>
		typePlaces.map(({ slug, paths }) => {
			const path = paths[language]
			const more = { isTool: true, markdown: `${path}.md` }
			return namedPage(words('type', `${language}/${slug}`), { path, language }, more)
		}),
	),
)

export const countryLinks = perSite((): readonly CountryLink[] =>
	shownCountries().map(({ flag, path, language }) => ({
		name: words('country', flag).name,
		path,
		language,
	})),
)

export const toolPages = perSite((): readonly BlockPage[] =>
	(['week', 'two-sheets', 'say-no'] as const).flatMap((tool) =>
		siteLanguages().map((language) => toolPage(tool, language)),
	),
)

export const leavePages = perSite((): readonly BlockPage[] =>
	siteLanguages().map((language) => toolPage('leave', language)),
)

export const newsPages = perSite((): readonly BlockPage[] =>
	siteLanguages().map((language) => toolPage('news', language)),
)

const toolNames = {
	week: 'week',
	'two-sheets': 'twoSheets',
	'say-no': 'sayNo',
	leave: 'leave',
	news: 'news',
} as const

function toolPage(tool: keyof typeof toolNames, language: PageLanguage): BlockPage {
	const place = { path: pages[toolNames[tool]][language], language }
	const isNews = tool === 'news'
	const more = isNews ? { markdown: `${place.path}.md` } : { isTool: true }
	const item = isNews || tool === 'leave' ? webPage : webApplication
	return namedPage(words('tool', `${language}/${tool}`), place, more, item)
}

export function blocksOf<Kind extends ShownBlock['block']>(
	{ blocks: all }: Pick<BlockPage, 'blocks'>,
	kind: Kind,
): readonly BlockProps<Kind>[] {
	return all.filter((block): block is BlockProps<Kind> => block.block === kind)
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

export type Structure = Pick<BlockPageWords, 'order' | 'hidden' | 'added'>

export function placeAt(path: string, language: PageLanguage): Omit<BlockPlace, 'id'> {
	const locale = locales[language]
	return { path, language, locale, source: guideSource(path), countries: countryLinks() }
}

/** The visible blocks of a page, in order. `own` are the page's own blocks, by id. */
export function shownBlocks(
	own: Readonly<Record<string, ShownBlock>>,
	{ order, hidden, added }: Structure,
	place: Omit<BlockPlace, 'id'>,
): readonly ShownBlock[] {
	const others = propsOf(withAppLinks(added, place.path), place)
	const shown = arranged({ ...own, ...others }, order).flatMap(([id, block]) =>
		hidden.includes(id) ? [] : [block],
	)
	return withOneForm(shown)
}

function propsOf(written: BlockPageWords['blocks'], place: Omit<BlockPlace, 'id'>) {
	return Object.fromEntries(
		Object.entries(written).map(([id, block]) => [id, blockProps(block, { ...place, id })]),
	)
}

const withForm: readonly ShownBlock['block'][] = ['closing', 'introvertTest', 'mbtiTest']

/**
 * Keeps only one form on a page, because links lead to the form's field by its id. Keeps the form of a block other than
 * a call to action or, if there is none, the form of the first call to action.
 */
function withOneForm(all: readonly ShownBlock[]): readonly ShownBlock[] {
	const isOther = all.some(({ block }) => withForm.includes(block))
	const first = isOther ? undefined : all.find((block) => block.block === 'call' && block.form)
	return all.map((block) =>
		block.block === 'call' && block !== first ? { ...block, form: undefined } : block,
	)
}

/** The questions of a page for search engines. */
export function faqOf(shown: readonly ShownBlock[]): readonly Thing[] {
	const questions = blocksOf({ blocks: shown }, 'questions').flatMap((block) => block.questions)
	return questions.length > 0 ? [faqPage(questions)] : []
}

type PagePlace = Pick<BlockPlace, 'path' | 'language'> & Partial<BlockPlace>

export function blockPage(
	page: BlockPageWords,
	{ path, language, ...place }: PagePlace,
	structured: (head: Head, faq: readonly Thing[]) => readonly Thing[],
): BlockPage {
	const { head, blocks: own } = withAppLinks(page, path)
	const whole = { ...placeAt(path, language), ...place }
	const shown = shownBlocks(propsOf(own, whole), page, whole)
	const ids = shown.map(({ id }) => id)
	const opening = shown.find(
		(block) => block.block === 'week' || block.block === 'front' || block.block === 'intro',
	)
	const shownHead = {
		...head,
		path,
		language,
		...(place.locale !== undefined && { locale: place.locale }),
		hasSections: ['features', 'pricing', 'faq'].every((id) => ids.includes(id)),
		hasClaims: shown.some(({ block }) => block === 'claims'),
		card: { title: opening?.title ?? head.title, ...noteOf(opening), ...head.card },
	}
	return { head: { ...shownHead, structured: structured(shownHead, faqOf(shown)) }, blocks: shown }
}

/** The note on a page's card for link previews: for a country's page, the audience that its first screen names. */
function noteOf(opening: ShownBlock | undefined): { readonly note?: string } {
	return opening?.block === 'front' ? { note: opening.badge } : {}
}
