import { z } from 'zod'
import { isOpening } from '#site-map/block-kinds.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { blockId, blocks, partialBlocks } from '#site/blocks/blocks.ts'
import { day, field, line, text } from './common.ts'
import { cardPictures } from './drawings.ts'

export const pageHead = z.strictObject({
	title: field(
		text.max(60).describe('The name of the product is added where it is missing'),
		'Título para buscadores',
		'Es lo que muestra Google.',
	),
	description: field(text.min(50).max(160), 'Descripción para buscadores'),
	updated: day.describe('The day of the last change of its words'),
	keywords: field(z.array(text).min(4).exactOptional(), 'Búsquedas'),
	card: field(
		z.strictObject({
			picture: field(z.enum(cardPictures), 'Dibujo'),
			title: field(text.exactOptional(), 'Título', 'Si no es el de la primera pantalla'),
			alternative: line('El dibujo en palabras', 'Para quien no lo ve'),
			note: field(text.exactOptional(), 'Debajo del dibujo'),
		}),
		'Al compartir el enlace',
	),
})

/** The fault of a page without a first screen. Spread it where it is used, because Zod modifies the object. */
const noOpening = {
	message: 'A page needs a first screen, which has its heading. Show it again, or add one.',
	params: { fault: { code: 'opening', values: {} } satisfies WordFault },
}

/** The owner's changes to the blocks of a page. Unknown ids are ignored. */
const structure = {
	order: z
		.array(blockId)
		.describe(
			'The order of blocks, if it differs from the order below; an unlisted block follows the block above it',
		),
	hidden: z.array(blockId).describe('Blocks that are not shown'),
	added: blocks.describe('Further blocks, after those below'),
}

/**
 * The changes of `structure`, for a page whose blocks are made from the other words of its file. The first block has
 * the page's heading, so it cannot be hidden.
 */
export const standingStructure = {
	order: structure.order.default([]),
	hidden: structure.hidden
		.refine((ids) => !ids.some((id) => id === 'opening' || id === 'quiz'), { ...noOpening })
		.default([]),
	added: structure.added.default({}),
}

type Page = z.output<typeof page> | z.output<typeof partialPage>

/** The heading of a page is in its first screen. Therefore, the first screen cannot be removed. */
function checkOpening({ blocks: own, added, hidden }: Page, context: z.RefinementCtx): void {
	const shown = Object.entries({ ...own, ...added }).filter(([id]) => !hidden.includes(id))
	if (shown.some(([, { block }]) => isOpening(block))) return
	context.addIssue({ code: 'custom', path: ['hidden'], ...noOpening })
}

const page = z.strictObject({ head: pageHead, ...structure, blocks })

/** The landing page. */
export const home = page.superRefine(checkOpening)

const named = pageHead.extend({ name: line('Nombre corto', 'En el camino de la página') })

export const tool = page.extend({ head: named }).superRefine(checkOpening)

export const formerPaths = z.array(text).max(20).exactOptional()

/** A page whose file states its address, because the table of pages lacks the page. */
export const landing = page
	.extend({
		head: named.extend({
			path: field(
				z.string().regex(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/),
				'Dirección',
				'Si la cambias, la anterior lleva a la nueva',
			),
			formerPaths,
		}),
	})
	.superRefine(checkOpening)

const partialPage = page.extend({
	name: text.describe('The country’s name in the page’s language'),
	blocks: partialBlocks,
})

/** The words of one country's page. They are added to the words that the country pages of its language share. */
export const country = partialPage.superRefine(checkOpening)

export const countryShared = z.strictObject({ blocks: partialBlocks })

export type BlockPageWords = z.output<typeof page>
