import { z } from 'zod'
import { text } from './common.ts'

/** The parts of the design system on one page. */
export const design = z.strictObject({
	title: text,
	description: text,
	question: z.strictObject({ text, options: z.tuple([text, text, text, text]) }),
	chosenLabel: text.describe('Announced with the chosen one of the options'),
})
