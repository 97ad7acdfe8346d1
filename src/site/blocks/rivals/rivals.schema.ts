import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'
import { block, body, field, line, title } from '#site/blocks/block.ts'

const rival = z.strictObject({
	name: line('Nombre'),
	good: line('Lo que dice'),
	open: line('Lo que no dice'),
})

export const rivalsBlock = block('rivals', {
	title,
	text: body,
	heads: field(z.tuple([text, text]), 'Encabezados de las dos columnas'),
	rivals: field(z.array(rival).min(2), 'Aplicaciones', 'La última es la nuestra'),
})
