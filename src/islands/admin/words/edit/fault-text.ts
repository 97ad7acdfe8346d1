import type { EditFault } from '#domain/words/edit-faults.ts'
import { filled } from '#domain/words/source-text.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { SentenceEdit } from './useSentence.ts'

/** The fault of a text and its fix; for lengths, the limit and the actual length. */
export function faultText(
	fault: EditFault,
	{ text: { maxLength = 0, minLength = 0 }, source, facts }: SentenceEdit,
): string {
	if (fault !== 'long' && fault !== 'short') return words.faults[fault]
	const n = filled(source, facts).length
	return formatMessage('es', words.faults[fault], { n, max: maxLength, min: minLength })
}
