import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'
import { appScreens } from '#cms/reader/schemas/drawings.ts'
import { block, body, claims, field, title } from '#site/blocks/block.ts'

const step = z.strictObject({
	screen: field(z.enum(appScreens), 'Pantalla de la aplicación'),
	title: field(text.exactOptional(), 'Título', 'Si no es el de la pantalla'),
	text: field(text.exactOptional(), 'Texto', 'Si no es el de la pantalla'),
	claims,
})

/** A definition, and three steps with screens of the app. */
export const stepsBlock = block('steps', {
	title,
	text: body,
	steps: field(z.tuple([step, step, step]), 'Pasos'),
})
