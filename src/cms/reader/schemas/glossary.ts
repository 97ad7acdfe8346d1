import { z } from 'zod'
import { text } from './common.ts'

const pattern = text.refine(isPattern, 'This is not a regular expression.')

const term = z.strictObject({
	term: text.describe('The one word for it'),
	short: z.array(text).optional().describe('Forms that may be used once the term has been named'),
	forbidden: z.array(pattern).min(1).describe('What else a writer might call it'),
})

const terms = z.record(
	z.enum(['socialBattery', 'socialEnergy', 'recharge', 'drained', 'introvert', 'forecast']),
	term,
)

/** The product’s terminology in translations. The English terms are not here, because the specification fixes them. */
export const glossary = z.strictObject({ de: terms, pt: terms })

function isPattern(source: string): boolean {
	try {
		// checked where it is written: src/content/facts/glossary.yaml
		return new RegExp(source) instanceof RegExp
	} catch {
		return false
	}
}
