import { z } from 'zod'
import { blockId, blocks, partialBlocks } from '#site/blocks/blocks.ts'
import { day, text } from './common.ts'
import { cardPictures } from './drawings.ts'

/** The metadata of a page of blocks for browsers and search engines. */
const head = z.strictObject({
	title: text
		.max(60)
		.describe('The name of the product is added where it is missing')
		.meta({ label: 'Título para buscadores', help: '60 caracteres como máximo' }),
	description: text
		.min(50)
		.max(160)
		.meta({ label: 'Descripción para buscadores', help: 'De 50 a 160 caracteres' }),
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
				.describe('What the picture shows, for those who do not see it')
				.meta({ label: 'El dibujo en palabras', help: 'Para quien no lo ve' }),
			note: text
				.exactOptional()
				.describe('A short line below the picture')
				.meta({ label: 'Debajo del dibujo' }),
		})
		.describe('In link previews')
		.meta({ label: 'Al compartir el enlace' }),
})

/** What the panel changes about the blocks of a page. Ids that the page lacks mean nothing. */
const structure = {
	order: z
		.array(blockId)
		.describe('Blocks in another order than below; the others follow the block above them'),
	hidden: z.array(blockId).describe('Blocks that are not shown'),
	added: blocks.describe('Further blocks, after those below'),
}

/** The landing page. */
export const home = z.strictObject({ head, ...structure, blocks })

/** A page of its own, which no other file or table names. */
export const landing = z.strictObject({
	head: head.extend({
		path: z
			.string()
			.regex(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/)
			.describe('Its address: `/retreat`')
			.meta({ label: 'Dirección', help: 'Si la cambias, la anterior lleva a la nueva' }),
		name: text.describe('Its short name, in breadcrumbs').meta({ label: 'Nombre corto' }),
		formerPaths: z
			.array(text)
			.max(20)
			.exactOptional()
			.describe('The addresses that the page had before, which lead to it'),
	}),
	...structure,
	blocks,
})

/** The words of a single country's page. Each text or list is added to what the country pages of its language share. */
export const country = z.strictObject({
	name: text.describe('The country’s name in the page’s language'),
	head,
	...structure,
	blocks: partialBlocks,
})

/** Words shared by a language's country pages. */
export const countryShared = z.strictObject({ blocks: partialBlocks })

/** The words of a page of blocks. */
export type BlockPageWords = z.output<typeof home>
