import type { ErrorResponse } from '#values/messages/error-response.ts'
import { type CheckedFault, wordCheck } from '#cms/messages/word-publication.ts'
import type { WordFault, WordFaultValues } from '#cms/reader/rules/word-fault.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import words from '#content/messages/es/panel/words-faults.yaml'

type Code = WordFault['code']

const sentences: { readonly [Each in Code]: Message<WordFaultValues[Each]> } = words.sentences

/** The faults whose details exist only in English. */
const vague: readonly (Code | undefined)[] = [undefined, 'tag', 'form']

/** A fault and its fix. */
export function FaultText({ checked: { fault, message } }: { checked: CheckedFault }) {
	return (
		<>
			{faultSentence(fault)}
			{vague.includes(fault?.code) && (
				<>
					{' '}
					<small lang="en">{message.replace(/^\S+: /, '')}</small>
				</>
			)}
		</>
	)
}

export function faultSentence(fault: WordFault | null): string {
	if (fault === null) return words.other
	const sentence: Message<string> = sentences[fault.code]
	return formatMessage('es', sentence, fault.values)
}

/** The faults in texts because of which the server has refused a change. */
export function faultsIn(refusal: ErrorResponse | null | undefined): readonly CheckedFault[] {
	return wordCheck.parse({ faults: refusal?.faults ?? [] }).faults
}
