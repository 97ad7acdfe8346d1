import type { WordText } from '#cms/messages/words.ts'
import { type EditFault, editFaults } from '#cms/rules/edit-faults.ts'

/**
 * The faults of a typed text. The original has none.
 *
 * @param own the names of the pages that owners made
 */
export function faultsOf(
	text: WordText,
	typed: string,
	facts: Readonly<Record<string, string>>,
	own: readonly string[],
): readonly EditFault[] {
	const original = text.original ?? text.text
	return typed === original ? [] : editFaults({ ...text, original, text: typed, facts, own })
}
