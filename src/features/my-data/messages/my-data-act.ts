import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import { pauseLengths } from '#features/my-data/rules/pause.ts'

/**
 * Body of `POST /waitlist/data`: what a person does on "Your data with us". Each form of the page sends one of these;
 * `act` is the name of its button.
 */
export const myDataAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('language'), language: z.enum(languages) }),
	z.object({ act: z.literal('pause'), length: z.enum(pauseLengths) }),
	z.object({ act: z.literal('resume') }),
	z.object({ act: z.literal('unsubscribe') }),
	z.object({ act: z.literal('confirm') }),
	z.object({ act: z.literal('export') }),
	z.object({ act: z.literal('erase') }),
])

export type MyDataAct = z.infer<typeof myDataAct>
