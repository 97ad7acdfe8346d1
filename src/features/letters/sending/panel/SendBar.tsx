import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import runWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRecipients } from '#features/letters/messages/letter-sending.ts'
import { letterPace } from '#features/letters/rules/letter-pace.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { type Language, languageNames, languages } from '#site-map/languages.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { Facts } from '#panel/parts/Facts.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { seriesPath } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { confirmLetter } from '#features/letters/panel/letters-api.ts'
import { useDraft } from '#features/letters/drafts/panel/useDraft.ts'
import styles from '#features/letters/panel/Letters.module.css'

const { send: words, step, draft } = letterDraftWords

/**
 * The bar with the button that sends a letter. The owner first types the number of recipients, and may then have to
 * enter the password.
 */
export function SendBar() {
	const { letter, recipients, isReady: isChecked } = useDraft()
	const [isAsking, setIsAsking] = useState(false)
	const { timing } = letter
	const count = recipients?.count ?? 0
	const n = formatNumber(count)
	const isReady = isChecked && count > 0

	return (
		<div className={`bar ${styles['bar']}`}>
			<p id="send-hint">
				{isReady ? runWords.run.pace[letterPace({ timing, recipients: count })] : words.blocked}
			</p>
			<Button
				aria-disabled={!isReady}
				aria-describedby="send-hint"
				onClick={() => isReady && setIsAsking(true)}
			>
				{formatMessage('es', timing === null ? words.open : words.timed.open, { n })}
			</Button>
			{isAsking && recipients && (
				<NumberConfirm {...{ letter, recipients }} onClose={() => setIsAsking(false)} />
			)}
		</div>
	)
}

/** A link back to the series, because a step is not sent on its own. */
export function StepBar() {
	const { letter, isReady } = useDraft()
	return (
		<div className={`bar ${styles['bar']}`}>
			<p>{isReady ? step.ready : step.blocked}</p>
			<PanelLink href={seriesPath(letter.series ?? '')}>{step.back}</PanelLink>
		</div>
	)
}

type ConfirmProps = {
	letter: Letter
	recipients: LetterRecipients
	onClose: () => void
}

/** Requires typing the number of recipients, with or without thousands separators. */
function NumberConfirm({ letter, recipients, onClose }: ConfirmProps) {
	const [typed, setTyped] = useState('')
	const { id, version } = letter
	const { count } = recipients
	const n = formatNumber(count)
	const isRight = typed.replaceAll(/[.\s]/g, '') === String(count)
	const { title, confirm, proof } = letter.timing === null ? words : words.timed
	const pace = runWords.run.pace[letterPace({ ...letter, recipients: count })]
	const subjectIn = (language: Language) =>
		(letter.content[language] ?? (letter.fallback && letter.content[letter.fallback]))?.subject
	const facts = [
		...languages
			.filter((language) => recipients.languages[language] > 0)
			.map(
				(language) =>
					[
						languageNames[language],
						`${formatNumber(recipients.languages[language])}, “${subjectIn(language)}”`,
					] as const,
			),
		[draft.purpose, draft.purposes[letter.purpose]],
		[words.facts.starts, startOf(letter)],
		[words.facts.pace, letter.timing === null ? pace : `${pace} ${words.timed.joins}`],
	] as const
	return (
		<ActionDialog
			title={formatMessage('es', title, { n })}
			words={{ confirm: formatMessage('es', confirm, { n }), cancel: lettersWords.cancel }}
			options={{
				action: formatMessage('es', proof, { n }),
				failed: lettersWords.failed,
				refused: { conflict: words.changed },
			}}
			isIncomplete={!isRight}
			send={() => confirmLetter({ id, version, count })}
			onClose={onClose}
		>
			<Facts facts={facts} />
			<Field
				label={formatMessage('es', words.type, { n: String(count) })}
				value={typed}
				inputMode="numeric"
				autoComplete="off"
				onChange={(event) => setTyped(event.target.value)}
			/>
		</ActionDialog>
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
