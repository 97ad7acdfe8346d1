import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { letterRunWords } from '#content/panel/letter-run.ts'
import { lettersWords } from '#content/panel/letters.ts'
import type { Letter } from '#contract/letter.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#islands/admin/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import type { LetterAction } from './letters-api.ts'
import styles from './LetterRun.module.css'

const { run: words } = letterRunWords

type Props = {
	letter: Letter
	/** Recipients whose mail is not out. */
	waiting: number
	isSeen: boolean
	onAct: (action: LetterAction) => void
	onSee: () => void
}

/** What can be done with the letter in its state. */
export function RunActions({ letter: { state }, waiting, isSeen, onAct, onSee }: Props) {
	const [isStopping, setIsStopping] = useState(false)
	const n = formatNumber(waiting)
	const isGoingOut = state === 'first-fifty' || state === 'sending'
	return (
		<div className={styles['actions']}>
			{state === 'scheduled' && <Button onClick={() => onAct('undo')}>{words.undo}</Button>}
			{isGoingOut && <Button onClick={() => onAct('pause')}>{words.pause}</Button>}
			{state === 'paused' && (
				<Button onClick={() => onAct('resume')}>{formatMessage(words.resume, { n })}</Button>
			)}
			{(isGoingOut || state === 'paused') && (
				<Button tone="outline" onClick={() => setIsStopping(true)}>
					{words.stop}
				</Button>
			)}
			<Button tone="outline" aria-expanded={isSeen} onClick={onSee}>
				{words.see}
			</Button>
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
					<p>{formatMessage(words.stopText, { n })}</p>
				</ConfirmDialog>
			)}
		</div>
	)
}
