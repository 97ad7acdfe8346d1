import { z } from 'zod'
import type { LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import type { AppScreenStep } from '#cms/reader/schemas/app-screens.ts'
import { text } from '#cms/reader/schemas/common.ts'
import { appScreens } from '#cms/reader/schemas/drawings.ts'
import { block, type BlockProps, body, claims, field, title } from '#site/blocks/block.ts'

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

export type StepsProps = Omit<BlockProps<typeof stepsBlock>, 'steps'> & {
	/** With enabled claims. */
	readonly steps: readonly (AppScreenStep & { readonly claims: readonly LabelledClaim[] })[]
}
