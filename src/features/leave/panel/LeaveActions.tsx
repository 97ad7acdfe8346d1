import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { LongField } from '#site/ui/controls/Field.tsx'
import {
	type LeaveDetail,
	type leaveDone,
	type leaveReference,
	maxAnswerLength,
} from '#features/leave/messages/leave-detail.ts'
import { command } from '#panel/client/api.ts'
import { ActionDialog, ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import words from '#content/messages/es/panel/leave.yaml'
import styles from './LeavePage.module.css'

const finishLeave = command<typeof leaveDone>('/api/admin/leave/done')

const eraseLeave = command<typeof leaveReference>('/api/admin/leave/erase')

type Props = { detail: LeaveDetail }

export function LeaveActions({ detail: { request, mail } }: Props) {
	const [isFinishing, setIsFinishing] = useState(false)
	return (
		<div className={styles['actions']}>
			{request.done_at === null && (
				<Button onClick={() => setIsFinishing(true)}>{words.finish.button}</Button>
			)}
			{request.email !== null && request.done_at !== null && (
				<ConfirmedAction
					renderButton={(ask) => (
						<Button tone="outline" onClick={ask}>
							{words.erase.button}
						</Button>
					)}
					title={words.erase.title}
					words={words.erase}
					options={{ action: words.erase.button, done: words.erase.done }}
					send={() => eraseLeave({ id: request.id })}
				>
					<p>{words.erase.text}</p>
				</ConfirmedAction>
			)}
			{isFinishing && (
				<FinishDialog id={request.id} mail={mail} onClose={() => setIsFinishing(false)} />
			)}
		</div>
	)
}

type DialogProps = Pick<LeaveDetail, 'mail'> & { id: string; onClose: () => void }

/** Shows the email that the person gets. The owner's sentence appears in it while it is typed. */
function FinishDialog({ id, mail, onClose }: DialogProps) {
	const [answer, setAnswer] = useState('')
	const { finish } = words
	const { action, done, tooMany } = finish
	return (
		<ActionDialog
			keepsOpen
			title={finish.title}
			words={finish}
			options={{ action, done, refused: { 'too-many': tooMany } }}
			send={() => finishLeave({ id, answer: answer.trim() || null })}
			onClose={onClose}
		>
			{mail === null ? (
				<p>{finish.withoutMail}</p>
			) : (
				<>
					<LongField
						label={finish.answer}
						help={finish.help}
						rows={3}
						maxLength={maxAnswerLength}
						value={answer}
						onChange={({ target }) => setAnswer(target.value)}
					/>
					<p>{finish.text}</p>
					<blockquote className={styles['mail']}>
						<p>
							<b>{mail.subject}</b>
						</p>
						<p>{mail.text}</p>
						{answer.trim() !== '' && <p>{answer.trim()}</p>}
						<p>{mail.close}</p>
					</blockquote>
				</>
			)}
		</ActionDialog>
	)
}
