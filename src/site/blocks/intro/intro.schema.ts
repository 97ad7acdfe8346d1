import { z } from 'zod'
import { illustrations } from '#cms/reader/schemas/drawings.ts'
import { action, block, field, line, title } from '#site/blocks/block.ts'

/** A first screen with the page's heading beside an illustration. */
export const introBlock = block('intro', {
	title,
	lede: line('Entradilla'),
	illustration: field(z.enum(illustrations), 'Dibujo'),
	alternative: line('El dibujo en palabras', 'Para quien no lo ve'),
	action,
})
