import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterRecipients } from '#contract/letter-sending.ts'
import { letterPace } from '#domain/letters/letter-pace.ts'
import { languageNames, languages } from '#domain/pages/languages.ts'
import { departuresOf } from '#domain/letters/letter-timing.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { parseTypedNumber } from './typed-number.ts'
import styles from './NumberConfirm.module.css'

const { send: words, draft } = letterDraftWords

type Props = {
	letter: Letter
	recipients: LetterRecipients
	isBusy: boolean
	onConfirm: () => void
	onCancel: () => void
}

/** Requires typing the number of recipients, with or without thousands separators. */
export function NumberConfirm({ letter, recipients, isBusy, onConfirm, onCancel }: Props) {
	const [typed, setTyped] = useState('')
	const { count } = recipients
	const n = formatNumber(count)
	const isRight = parseTypedNumber(typed) === count
	const { title, confirm } = letter.timing === null ? words : words.timed
	const subjectIn = (language: (typeof languages)[number]) =>
		(letter.content[language] ?? (letter.fallback && letter.content[letter.fallback]))?.subject
	return (
		<ConfirmDialog
			title={formatMessage('es', title, { n })}
			confirm={formatMessage('es', confirm, { n })}
			cancel={lettersWords.cancel}
			isBusy={isBusy}
			isIncomplete={!isRight}
			onConfirm={() => isRight && onConfirm()}
			onCancel={onCancel}
		>
			<dl className={styles['facts']}>
				{languages
					.filter((language) => recipients.languages[language] > 0)
					.map((language) => (
						<div key={language}>
							<dt>{languageNames[language]}</dt>
							<dd>
								{formatNumber(recipients.languages[language])}, “{subjectIn(language)}”
							</dd>
						</div>
					))}
				<div>
					<dt>{draft.purpose}</dt>
					<dd>{draft.purposes[letter.purpose]}</dd>
				</div>
				<div>
					<dt>{words.facts.starts}</dt>
					<dd>{startOf(letter)}</dd>
				</div>
				<div>
					<dt>{words.facts.pace}</dt>
					<dd>
						{letterRunWords.run.pace[letterPace({ ...letter, recipients: count })]}{' '}
						{letter.timing !== null && words.timed.joins}
					</dd>
				</div>
			</dl>
			<Field
				label={formatMessage('es', words.type, { n: String(count) })}
				value={typed}
				inputMode="numeric"
				autoComplete="off"
				onChange={(event) => setTyped(event.target.value)}
			/>
		</ConfirmDialog>
	)
}

/** When sending starts. */
function startOf({ timing }: Letter): string {
	if (timing === null) return words.starts
	const { first, last } = departuresOf(timing)
	return formatMessage('es', words.timed[timing.clock], {
		first: formatDateTime(first),
		last: formatDateTime(last),
	})
}
