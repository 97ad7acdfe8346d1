import type { PageLanguage } from '#site-map/languages.ts'
import { appScreens } from '#cms/reader/facts/app-screens.ts'
import { words } from '#cms/reader/entries.ts'
import type { StandingBlocks } from '#cms/reader/edits/standing-blocks.ts'
import type { ProsePart } from '#cms/reader/prose/prose.ts'
import type { Guide, Pins, Policy } from '#cms/reader/schemas/guides.ts'
import type { Head } from '#cms/reader/schemas/page.ts'
import { perSite } from '#cms/reader/site.ts'
import type { ShownBlock } from '#site/messages/shown-block.ts'
import { type BlockPage, faqOf, placeAt, shownBlocks, type Structure } from './props/block-pages.ts'
import { claimsOfPage } from './props/claims-of-page.ts'
import { guides, methodPages, pinPages, quotePages } from './props/guides.ts'
import { article, breadcrumbList, type Thing, webPage } from './json-ld.ts'
import { leadFormIn } from './props/lead-form.ts'
import { makerLine } from './props/maker-line.ts'
import { policies } from './props/policies.ts'

type GuidePage = ReturnType<typeof guides>[number]
type QuotePage = ReturnType<typeof quotePages>[number]

type Block<Kind extends string, Words> = Words & { readonly block: Kind; readonly id: string }

/** The head of an article: its illustration, or in the emergency guide the first steps for the reader. */
type OpeningWords = Pick<
	Guide,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
> &
	Partial<Pick<Guide, 'first' | 'lineByLine'>> & {
		/** Two sentences about the page's author. */
		readonly maker?: readonly string[]
	}

/** A block that is made of the words of a page in Markdoc. */
export type ArticleBlock =
	| Block<'opening', OpeningWords>
	| Block<'policy', ReturnType<typeof policies>[number] & { readonly language: PageLanguage }>
	| ReturnType<typeof bodyOf>
	| ReturnType<typeof endOf>['closing']
	| Block<'wall', QuotePage>
	| Block<'captions', QuotePage['captions']>
	| Block<'pins', ReturnType<typeof pinPages>[number]>

type Page = Structure & {
	readonly head: Policy['head'] & { readonly path: Head['path']; readonly language: PageLanguage }
	readonly title: string
	readonly contents: string
	readonly parts: readonly ProsePart[]
}

type Illustrated = Page & OpeningWords & { readonly dates: GuidePage['dates'] }

type Article = Illustrated & Pick<GuidePage, 'related' | 'next' | 'sources' | 'faq'>

export const articlePages = perSite((): readonly BlockPage[] => [
	...guides().map((page) => {
		const proof = claimsOfPage(page.head)
		return articlePage(page, {
			opening: openingOf(page),
			text: bodyOf(page, 'text', { screens: appScreens() }),
			...endOf(page),
			...(proof && { proof: { ...proof, block: 'claims', id: 'proof' } }),
		} satisfies Blocks<'guides', 'faq' | 'proof'>)
	}),
	...quotePages().map((page) =>
		articlePage(page, {
			opening: openingOf(page),
			quotes: { ...page, block: 'wall', id: 'quotes' },
			captions: { ...page.captions, block: 'captions', id: 'captions' },
			text: bodyOf(page, 'text'),
			...endOf(page),
		} satisfies Blocks<'quotes', 'faq'>),
	),
	...pinPages().map((page) =>
		articlePage(page, {
			opening: openingOf(page),
			pins: { ...page, block: 'pins', id: 'pins' },
			'how-to-use': bodyOf(page, 'how-to-use', { use: page.use }),
			...endOf(page),
		} satisfies Blocks<'pins', 'faq'>),
	),
])

export const editorialPages = perSite((): readonly BlockPage[] =>
	methodPages().map((page) => {
		const opening = { ...page, block: 'opening', id: 'opening' } as const
		const own = { opening, text: bodyOf(page, 'text') } satisfies Blocks<'method'>
		return withHead(page, own, (faq) => ({
			updated: page.dates.updated,
			card: cardOf(page),
			structured: [webPage(page.head), ...faq, breadcrumbList(page.title, page.head)],
		}))
	}),
)

export const policyPages = perSite((): readonly BlockPage[] =>
	policies().map((page) => {
		const { head, title, card, parts: unnumbered } = page
		const parts = unnumbered.map((part, at) => ({ ...part, title: `${at + 1}. ${part.title}` }))
		const own = {
			opening: { ...page, block: 'policy', id: 'opening', language: head.language },
			text: bodyOf({ ...page, parts }, 'text'),
		} satisfies Blocks<'policies'>
		return withHead(page, own, (faq) => ({
			card: { title, ...card },
			structured: [webPage(head), ...faq, breadcrumbList(title, head)],
		}))
	}),
)

/** The standing blocks of a kind of page. A page can lack the optional ones. */
type Blocks<Kind extends keyof StandingBlocks, Optional extends string = never> = Readonly<
	Record<Exclude<keyof StandingBlocks[Kind], Optional>, ShownBlock> &
		Partial<Record<Optional, ShownBlock>>
>

function articlePage(page: Article, own: Readonly<Record<string, ShownBlock>>): BlockPage {
	const { head, title, dates, breadcrumb, sources } = page
	return withHead(page, own, (faq) => ({
		markdown: `${head.path}.md`,
		updated: dates.updated,
		card: cardOf(page),
		structured: [
			article(page, sources.items),
			...faq,
			breadcrumbList(title, head, breadcrumb?.links),
		],
	}))
}

function withHead(
	page: Page,
	own: Readonly<Record<string, ShownBlock>>,
	headOf: (faq: readonly Thing[]) => Partial<BlockPage['head']>,
): BlockPage {
	const { path, language } = page.head
	const blocks = shownBlocks(own, page, placeAt(path, language))
	const hasClaims = blocks.some(({ block }) => block === 'claims')
	return { head: { ...page.head, ...headOf(faqOf(blocks)), hasClaims }, blocks }
}

function cardOf({ title, illustration, alternative }: Illustrated) {
	return { title, picture: illustration, alternative } as const
}

function openingOf(page: Article) {
	return { ...page, block: 'opening', id: 'opening', maker: makerLine('guide', page.head) } as const
}

type BodyPage = Pick<Page, 'contents' | 'parts'> & Partial<Pick<Article, 'sources'>>

/**
 * The block with the text of a page. `screens` are the app screens that the text can show; `use` is shown above the
 * table of contents.
 */
function bodyOf(
	{ contents, parts, sources }: BodyPage,
	id: string,
	more: { screens?: ReturnType<typeof appScreens>; use?: Pins['use'] } = {},
) {
	return { block: 'body', id, contents, parts, sources, ...more } as const
}

/** The blocks that follow the text of every article. */
function endOf(page: Article) {
	const { head, faq } = page
	const { closing } = words('guideWords', head.language)
	const { source } = placeAt(head.path, head.language)
	const leadForm = leadFormIn(head.language)
	const questions = {
		block: 'questions',
		id: 'faq',
		title: closing.faq,
		questions: faq,
	} as const
	return {
		...(faq.length > 0 && { faq: questions }),
		closing: { ...page, block: 'closing', id: 'closing', words: closing, leadForm, source },
	} as const
}
