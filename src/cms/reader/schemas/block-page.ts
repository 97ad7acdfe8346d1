import { z } from 'zod'
import { isOpening } from '#site-map/block-kinds.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { blockId, blocks, partialBlocks } from '#site/blocks/blocks.ts'
import { day, text } from './common.ts'
import { cardPictures } from './drawings.ts'

/** The metadata of a page of blocks for browsers and search engines. */
const head = z.strictObject({
	title: text
		.max(60)
		.describe('The name of the product is added where it is missing')
		.meta({ label: 'Título para buscadores' }),
	description: text.min(50).max(160).meta({ label: 'Descripción para buscadores' }),
	updated: day.describe('The day of the last change of its words'),
	keywords: z.array(text).min(4).exactOptional().meta({ label: 'Búsquedas' }),
	card: z
		.strictObject({
			picture: z.enum(cardPictures).meta({ label: 'Dibujo' }),
			title: text
				.exactOptional()
				.describe('If it differs from that of the first screen')
				.meta({ label: 'Título', help: 'Si no es el de la primera pantalla' }),
			alternative: text
				.describe('A description of the picture for people who cannot see it')
				.meta({ label: 'El dibujo en palabras', help: 'Para quien no lo ve' }),
			note: text
				.exactOptional()
				.describe('A short line below the picture')
				.meta({ label: 'Debajo del dibujo' }),
		})
		.describe('In link previews')
		.meta({ label: 'Al compartir el enlace' }),
})

/** Copied where it is used, because Zod changes it. */
const noOpening = {
	message: 'A page needs a first screen, which has its heading. Show it again, or add one.',
	params: { fault: { code: 'opening', values: {} } satisfies WordFault },
}

/** The panel's changes to the blocks of a page. Unknown ids are ignored. */
const structure = {
	order: z
		.array(blockId)
		.describe(
			'The order of blocks where it is not the one below; other blocks follow the block above them',
		),
	hidden: z.array(blockId).describe('Blocks that are not shown'),
	added: blocks.describe('Further blocks, after those below'),
}

/** The same for a page whose blocks are made from its other words; the first block has its heading. */
export const standingStructure = {
	order: structure.order.default([]),
	hidden: structure.hidden
		.refine((ids) => !ids.some((id) => id === 'opening' || id === 'quiz'), { ...noOpening })
		.default([]),
	added: structure.added.default({}),
}

type Page = z.output<typeof page> | z.output<typeof partialPage>

/** The heading of a page is in its first screen, which therefore cannot be removed. */
function checkOpening({ blocks: own, added, hidden }: Page, context: z.RefinementCtx): void {
	const shown = Object.entries({ ...own, ...added }).filter(([id]) => !hidden.includes(id))
	if (shown.some(([, { block }]) => isOpening(block))) return
	context.addIssue({ code: 'custom', path: ['hidden'], ...noOpening })
}

const page = z.strictObject({ head, ...structure, blocks })

/** The landing page. */
export const home = page.superRefine(checkOpening)

const named = head.extend({
	name: text.describe('Its short name, in breadcrumbs').meta({ label: 'Nombre corto' }),
})

/** The page of a tool. */
export const tool = page.extend({ head: named }).superRefine(checkOpening)

/** A page that no other file or table names. */
export const landing = page
	.extend({
		head: named.extend({
			path: z
				.string()
				.regex(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/)
				.describe('Its address: `/retreat`')
				.meta({ label: 'Dirección', help: 'Si la cambias, la anterior lleva a la nueva' }),
			formerPaths: z
				.array(text)
				.max(20)
				.exactOptional()
				.describe('The addresses that the page had before, which lead to it'),
		}),
	})
	.superRefine(checkOpening)

const partialPage = page.extend({
	name: text.describe('The country’s name in the page’s language'),
	blocks: partialBlocks,
})

/** The words of a single country's page, each added to the words shared by the country pages of its language. */
export const country = partialPage.superRefine(checkOpening)

/** Words shared by a language's country pages. */
export const countryShared = z.strictObject({ blocks: partialBlocks })

/** The words of a page of blocks. */
export type BlockPageWords = z.output<typeof page>
