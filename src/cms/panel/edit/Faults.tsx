import { FieldError } from '#site/ui/controls/Field.tsx'
import { filled } from '#cms/reader/rules/source-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { FieldEdit } from './useSentence.ts'
import styles from './Sentence.module.css'

export function Faults({ edit }: { edit: FieldEdit }) {
	const { faults, status } = edit
	// Some faults are found only by the server.
	const isFaulty = faults.length > 0 || status === 'wrong'
	const lines = [
		...faultTexts(edit),
		...(isFaulty ? [words.sentence.unsaved] : []),
		...(status === 'failed' ? [words.sentence.failed] : []),
	]
	return (
		<div role="status" className={lines.length > 0 ? styles['faults'] : undefined}>
			{lines.map((line) => (
				<FieldError key={line}>{line}</FieldError>
			))}
		</div>
	)
}

/** Each fault with its fix; for lengths, with the limit and the actual length. */
export function faultTexts({ faults, text, source, facts }: FieldEdit): readonly string[] {
	const { maxLength: max = 0, minLength: min = 0 } = text
	return faults.map((fault) => {
		if (fault !== 'long' && fault !== 'short') return words.faults[fault]
		return formatMessage('es', words.faults[fault], { n: filled(source, facts).length, max, min })
	})
}
