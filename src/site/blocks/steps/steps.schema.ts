import { z } from 'zod'
import type { LabelledClaim } from '#domain/claims/claims.ts'
import type { AppScreenStep } from '#words/schemas/app-screens.ts'
import { text } from '#words/schemas/common.ts'
import { appScreens } from '#words/schemas/drawings.ts'
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

export type StepsProps = Omit<z.infer<typeof stepsBlock>, 'steps'> & {
	/** With enabled claims. */
	readonly steps: readonly (AppScreenStep & { readonly claims: readonly LabelledClaim[] })[]
}
