import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'
import { action, block, body, field, link, percent, title } from '#site/blocks/block.ts'

/** A call to action: centred, or beside windows with the possible results of a test. */
export const callBlock = block('call', {
	title,
	text: body,
	action,
	terms: field(text.exactOptional(), 'Condiciones', 'Debajo del botón'),
	levels: field(z.array(percent).exactOptional(), 'Niveles', 'Dibujados como ventanas'),
	hasForm: field(z.literal(true).exactOptional(), 'Con formulario'),
	further: field(z.array(link).exactOptional(), 'Otros enlaces'),
	elsewhere: field(text.exactOptional(), 'Otros países', 'Nombre de los enlaces a sus páginas'),
})
