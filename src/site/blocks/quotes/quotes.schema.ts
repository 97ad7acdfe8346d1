import { z } from 'zod'
import { block, claims, field, line, title } from '#site/blocks/block.ts'

const quote = z.strictObject({
	title,
	quote: line('Cita', 'Puede tener <b>, nada más'),
	author: line('Autor', '“Sample A”'),
	role: line('Quién es'),
	isSample: field(z.boolean(), 'Es una muestra', 'Hasta que un cliente lo haya dicho'),
})

/** Customers' statements, or samples. */
export const quotesBlock = block('quotes', {
	title,
	sampleNote: line('Nota', 'Mientras haya muestras'),
	items: field(z.array(quote), 'Testimonios'),
	claims,
})
