import { z } from 'zod'
import { text } from './common.ts'

/** The parts of the design system on one page. */
export const design = z.strictObject({
	title: text,
	description: text,
	comparison: z.strictObject({
		label: text,
		columns: z.array(text),
		rows: z.array(z.strictObject({ name: text, cells: z.array(text) })),
	}),
	moments: z.array(
		z.strictObject({ time: text, level: z.int().min(0).max(100), title: text, text }),
	),
	question: z.strictObject({ text, options: z.tuple([text, text, text, text]) }),
	chosenLabel: text.describe('Announced with the chosen one of the options'),
})
