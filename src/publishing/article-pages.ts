import type { PageLanguage } from '#domain/pages/languages.ts'
import { appScreens } from '#words/app-screens.ts'
import { words } from '#words/entries.ts'
import { isOnlyInEdits } from '#words/pages/own-pages.ts'
import type { StandingBlocks } from '#words/pages/standing-blocks.ts'
import type { ProsePart } from '#words/prose.ts'
import type {
	ArticleBody,
	ArticleClosing,
	ArticleHeadWords,
	Captions,
	Dates,
	NextStep,
	PinActions,
	PolicyHead,
	QuoteActions,
	SourceList,
} from '#words/schemas/article.ts'
import type { PlanTable } from '#words/schemas/facts.ts'
import type { Guide, GuideWords, Pins, Policy, Quotes } from '#words/schemas/guides.ts'
import type { LeadFormWords } from '#words/schemas/lead-form.ts'
import type { Head } from '#words/schemas/page.ts'
import { perSite } from '#words/site.ts'
import {
	type BlockPage,
	faqOf,
	homePage,
	placeAt,
	type ShownBlock,
	shownBlocks,
	type Structure,
} from './block-pages.ts'
import { claimsOfPage } from './claims-of-page.ts'
import { guides, methodPages, pinPages, quotePages } from './guides.ts'
import { article, breadcrumbList, type Thing, webPage } from './json-ld.ts'
import { leadFormIn } from './lead-form.ts'
import { makerLine } from './maker-line.ts'
import { policies } from './policies.ts'

type Block<Kind extends string, Words> = Words & { readonly block: Kind; readonly id: string }

type Body = Omit<ArticleBody, 'parts'> & {
	readonly parts: readonly ProsePart[]
	readonly use?: Pins['use']
	readonly screens?: ReturnType<typeof appScreens>
}

type Closing = Pick<ArticleClosing, 'related'> &
	Pick<Body, 'parts'> & {
		readonly next: NextStep
		readonly dates: Dates
		readonly sources: SourceList
		readonly words: GuideWords['closing']
		readonly leadForm: LeadFormWords
		readonly source: string
	}

type PolicyOpening = Omit<PolicyHead, 'contents'> & {
	readonly language: PageLanguage
	readonly plans: PlanTable | undefined
}

/** A block that is made of the words of a page in Markdoc. */
export type ArticleBlock =
	| Block<
			'opening',
			ArticleHeadWords &
				Partial<Pick<Guide, 'first' | 'lineByLine'>> & { maker?: readonly string[] }
	  >
	| Block<'policy', PolicyOpening>
	| Block<'body', Body>
	| Block<'closing', Closing>
	| Block<
			'wall',
			Pick<Quotes, 'listTitle' | 'listNote' | 'topic' | 'items'> & { actions: QuoteActions }
	  >
	| Block<'captions', Captions>
	| Block<'pins', Pick<Pins, 'listTitle' | 'items'> & { actions: PinActions }>

/** A page in Markdoc, as its blocks are made of it. */
type Page = Structure & {
	readonly head: Policy['head'] & { readonly path: Head['path']; readonly language: PageLanguage }
	readonly title: string
	readonly contents: string
	readonly parts: readonly ProsePart[]
}

type Illustrated = Page & ArticleHeadWords & { readonly dates: Dates }

type Article = Illustrated &
	ArticleClosing & { readonly next: NextStep; readonly sources: SourceList }

/** The guides, the quotations and the pins. */
export const articlePages = perSite((): readonly BlockPage[] => [
	...guides().map((page) => {
		const proof = claimsOfPage(page.head)
		return articlePage(page, {
			opening: openingOf(page),
			text: { ...bodyOf(page, 'text'), screens: appScreens() },
			...endOf(page),
			...(proof && { proof: { ...proof, block: 'claims', id: 'proof' } }),
		} satisfies Blocks<'guides', 'proof'>)
	}),
	...quotePages().map((page) =>
		articlePage(page, {
			opening: openingOf(page),
			quotes: { ...page, block: 'wall', id: 'quotes' },
			captions: { ...page.captions, block: 'captions', id: 'captions' },
			text: bodyOf(page, 'text'),
			...endOf(page),
		} satisfies Blocks<'quotes'>),
	),
	...pinPages().map((page) =>
		articlePage(page, {
			opening: openingOf(page),
			pins: { ...page, block: 'pins', id: 'pins' },
			'how-to-use': { ...bodyOf(page, 'how-to-use'), use: page.use },
			...endOf(page),
		} satisfies Blocks<'pins'>),
	),
])

/** The pages on how guides are written and checked. */
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

/** The legal pages, with numbered parts. */
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

/** The standing blocks of a kind of page, some of which not every page has. */
type Blocks<Kind extends keyof StandingBlocks, Optional extends string = never> = Readonly<
	Record<Exclude<keyof StandingBlocks[Kind], Optional>, ShownBlock> &
		Partial<Record<Optional, ShownBlock>>
>

function articlePage(page: Article, own: Readonly<Record<string, ShownBlock>>): BlockPage {
	const { head, title, dates, breadcrumb, sources } = page
	return withHead(page, own, (faq) => ({
		markdown: `${head.path}.md`,
		updated: dates.updated,
		card: (isOnlyInEdits(head.path) ? homePage().head.card : undefined) ?? cardOf(page),
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
	const blocks = shownBlocks(own, page, { ...placeAt(path, language), isArticle: true })
	const hasClaims = blocks.some(({ block }) => block === 'claims')
	return { head: { ...page.head, ...headOf(faqOf(blocks)), hasClaims }, blocks }
}

function cardOf({ title, illustration, alternative }: Illustrated) {
	return { title, picture: illustration, alternative } as const
}

function openingOf(page: Article) {
	return { ...page, block: 'opening', id: 'opening', maker: makerLine('guide', page.head) } as const
}

function bodyOf(
	{
		contents,
		parts,
		sources,
	}: Pick<Body, 'contents' | 'parts'> & { readonly sources?: SourceList },
	id: string,
) {
	return { block: 'body', id, contents, parts, sources } as const
}

/** What follows the text of every article. */
function endOf({ head, faq, related, next, dates, parts, sources }: Article) {
	const { closing } = words('guideWords', head.language)
	const { source } = placeAt(head.path, head.language)
	const leadForm = leadFormIn(head.language)
	return {
		faq: { block: 'questions', id: 'faq', title: closing.faq, questions: faq, isInText: true },
		closing: {
			...{ related, next, dates, parts, sources, words: closing, leadForm, source },
			block: 'closing',
			id: 'closing',
		},
	} as const
}
