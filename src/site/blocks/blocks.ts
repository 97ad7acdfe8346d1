import { z } from 'zod'
import { introBlock, nextBlock, paragraphsBlock } from './article/article.schema.ts'
import { block, body, link, title } from './block.ts'
import { callBlock } from './call/call.schema.ts'
import { cardsBlock } from './cards/cards.schema.ts'
import { eveningsBlock } from './evenings/evenings.schema.ts'
import { frontBlock } from './front/front.schema.ts'
import { linksBlock } from './links/links.schema.ts'
import { momentsBlock } from './moments/moments.schema.ts'
import { plansBlock } from './plans/plans.schema.ts'
import { questionsBlock } from './questions/questions.schema.ts'
import { quotesBlock } from './quotes/quotes.schema.ts'
import { rivalsBlock } from './rivals/rivals.schema.ts'
import { scenesBlock } from './scenes/scenes.schema.ts'
import { stepsBlock } from './steps/steps.schema.ts'
import { textsBlock } from './texts/texts.schema.ts'
import { toolBlocks } from './tool-pages/tool/tool.schema.ts'
import { weekBlock } from './week/week.schema.ts'

/**
 * The kinds of block that any page can have. All pages of a language share the words of `tools`, `claims` and `embed`.
 */
export const kinds = [
	weekBlock,
	frontBlock,
	introBlock,
	eveningsBlock,
	stepsBlock,
	block('tools', {}),
	scenesBlock,
	momentsBlock,
	textsBlock,
	paragraphsBlock,
	cardsBlock,
	quotesBlock,
	block('claims', {}),
	rivalsBlock,
	plansBlock,
	questionsBlock,
	callBlock,
	linksBlock,
	nextBlock,
	block('embed', {}),
	block('strip', link.shape),
	// The types of a page's family, or the neighbours of a page's type. Their words come from their pages.
	block('types', { title, text: body }),
] as const

export const anyBlock = z.discriminatedUnion('block', [...kinds, ...toolBlocks])

export type BlockWords = z.output<typeof anyBlock>

/** The id of a block, which is its anchor. Every page has the anchors `main`, `top` and `lead` already. */
export const blockId = z.string().regex(/^(?!(?:main|top|lead)$)[a-z][a-z0-9-]*$/)

/** The blocks of a page by id, in the order of the page. */
export const blocks = z.record(blockId, anyBlock)

/**
 * Blocks, each of which may lack fields: they hold only the fields that several pages share, or only the fields of one
 * page.
 *
 * @example partialBlocks.parse({ faq: { block: 'questions', title: 'FAQ' } })
 */
export const partialBlocks = z.record(
	blockId,
	z.discriminatedUnion('block', [
		partial(kinds[0]),
		...kinds.slice(1).map((kind) => partial(kind)),
	]),
)

function partial(kind: (typeof kinds)[number]) {
	return z.strictObject({ ...kind.partial().shape, block: kind.shape.block })
}
