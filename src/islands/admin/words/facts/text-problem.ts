import { editFaults } from '#domain/words/edit-faults.ts'
import words from '#content/messages/es/panel/words.yaml'

/**
 * The fault of a typed text, in a sentence for the owner. Only the server can tell whether a variable exists.
 *
 * @param isOptional the text may be empty
 */
export function textProblem(
	text: string,
	original: string,
	isOptional = false,
): string | undefined {
	if (text.trim() === '') return isOptional ? undefined : words.faults.empty
	const faults = editFaults({ original, text, kind: 'line', facts: {} })
	// Lengths are limited elsewhere.
	const [first] = faults.filter(
		(fault) => fault !== 'fact' && fault !== 'long' && fault !== 'short',
	)
	return first && words.faults[first]
}
