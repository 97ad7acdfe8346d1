import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import { canBePaused } from '#domain/letters/letter-state.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import type { LetterAction } from './letters-api.ts'
import type { SenderCheck } from './useSenderCheck.ts'

const { run: words } = letterRunWords

type Props = {
	letter: Letter
	/** Recipients whose mail is not sent yet. */
	waiting: number
	isSeen: boolean
	/** If the letter is paused because the sender is not trusted. */
	senderCheck: SenderCheck | null
	onAct: (action: LetterAction) => void
	onSee: () => void
	onCopy: () => void
}

/** The actions available in the letter's state. */
export function RunActions(props: Props) {
	const { letter, waiting, isSeen, senderCheck, onAct, onSee, onCopy } = props
	const { state } = letter
	const [isStopping, setIsStopping] = useState(false)
	const n = formatNumber(waiting)
	const isGoingOut = state === 'first-fifty' || state === 'sending'
	const isPaused = state === 'paused' || (state === 'series' && letter.pause_reason !== null)
	const isOver = state === 'finished' || state === 'stopped'
	// Resuming before the records are right would pause the letter again.
	const isCheckFirst = senderCheck !== null && !senderCheck.arePassed
	return (
		<div className="actions">
			{state === 'scheduled' && <Button onClick={() => onAct('undo')}>{words.undo}</Button>}
			{canBePaused(letter) && <Button onClick={() => onAct('pause')}>{words.pause}</Button>}
			{isCheckFirst && (
				<Button aria-busy={senderCheck.status === 'loading'} onClick={senderCheck.repeat}>
					{words.checkSender}
				</Button>
			)}
			{isPaused && (
				<Button tone={isCheckFirst ? 'outline' : 'ink'} onClick={() => onAct('resume')}>
					{formatMessage('es', words.resume, { n })}
				</Button>
			)}
			{(isGoingOut || state === 'paused') && (
				<Button tone="outline" onClick={() => setIsStopping(true)}>
					{words.stop}
				</Button>
			)}
			<Button tone="outline" aria-expanded={isSeen} onClick={onSee}>
				{words.see}
			</Button>
			{isOver && (
				<Button tone="outline" onClick={onCopy}>
					{words.copy}
				</Button>
			)}
			{isStopping && (
				<ConfirmDialog
					title={words.stopTitle}
					confirm={words.stop}
					cancel={lettersWords.cancel}
					onConfirm={() => {
						setIsStopping(false)
						onAct('stop')
					}}
					onCancel={() => setIsStopping(false)}
				>
					<p>{formatMessage('es', words.stopText, { n })}</p>
				</ConfirmDialog>
			)}
		</div>
	)
}
