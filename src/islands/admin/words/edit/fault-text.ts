import type { EditFault } from '#domain/words/edit-faults.ts'
import { filled } from '#domain/words/source-text.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { SentenceEdit } from './useSentence.ts'

/** What is wrong with a text and how to mend it; of lengths how long it may be and how long it is. */
export function faultText(
	fault: EditFault,
	{ text: { maxLength = 0, minLength = 0 }, source, facts }: SentenceEdit,
): string {
	if (fault !== 'long' && fault !== 'short') return words.faults[fault]
	const n = filled(source, facts).length
	return formatMessage('es', words.faults[fault], { n, max: maxLength, min: minLength })
}
