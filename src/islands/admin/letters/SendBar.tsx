import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import runWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterChecks } from '#contract/letter-checks.ts'
import type { LetterRecipients } from '#contract/letter-sending.ts'
import { isReadyToSend } from '#domain/letters/letter-checks.ts'
import { letterPace } from '#domain/letters/letter-pace.ts'
import { formatMessage } from '#words/format-message.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { confirmLetter } from './letters-api.ts'
import { NumberConfirm } from './NumberConfirm.tsx'
import type { DraftState } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { send: words } = letterDraftWords

type Props = {
	/** The letter is confirmed. */
	onSent: (letter: Letter) => void
	state: DraftState
	checks: LetterChecks | null
	recipients: LetterRecipients | null
}

/** Sends the letter: the number of recipients must be typed first, then the password may be required. */
export function SendBar(props: Props) {
	const { state, checks, recipients, onSent } = props
	const [isAsking, setIsAsking] = useState(false)
	const { isBusy, run } = useAction()
	const count = recipients?.count ?? 0
	const n = formatNumber(count)
	const { timing } = state.letter
	const open = timing === null ? words.open : words.timed.open
	const pace = runWords.run.pace[letterPace({ timing, recipients: count })]
	const isReady = state.status === 'saved' && checks !== null && isReadyToSend(checks) && count > 0

	async function send() {
		const { id, version } = state.letter
		const act = timing === null ? words.proof : words.timed.proof
		const options = {
			action: formatMessage('es', act, { n }),
			failed: lettersWords.failed,
			refused: { conflict: words.changed },
		}
		const sent = await run(options, () => confirmLetter({ id, version, count }))
		if (sent) onSent(sent)
		else setIsAsking(false)
	}

	return (
		<div className={`bar ${styles['bar']}`}>
			<p id="send-hint">{isReady ? pace : words.blocked}</p>
			<Button
				aria-disabled={!isReady}
				aria-describedby="send-hint"
				onClick={() => isReady && setIsAsking(true)}
			>
				{formatMessage('es', open, { n })}
			</Button>
			{isAsking && recipients && (
				<NumberConfirm
					letter={state.letter}
					recipients={recipients}
					isBusy={isBusy}
					onConfirm={() => void send()}
					onCancel={() => setIsAsking(false)}
				/>
			)}
		</div>
	)
}
