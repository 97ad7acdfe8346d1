import { Button } from '#components/ui/Button.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterRefusals } from '#contract/letter-sending.ts'
import { canBeMended } from '#domain/letters/refusals.ts'
import { personPath } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { saveFile } from '#islands/save-file.ts'
import { readRefusalFile } from './letters-api.ts'
import { meaningOf } from './refusal-meaning.ts'
import styles from './LetterRun.module.css'

const { refusals: words } = letterRunWords

type Recipient = LetterRefusals['recipients'][number]

type Props = {
	letter: Letter
	refusals: LetterRefusals
	/** Sends the letter again to one recipient, or to all whose mail was given up. */
	onResend: (recipient?: string) => void
}

/** The recipients whose last attempt failed, with the meaning of the code and the next step. */
export function RefusalTable({ letter, refusals, onResend }: Props) {
	const { run } = useAction()
	const { recipients } = refusals
	const canResend = (recipient: Recipient) =>
		letter.state !== 'stopped' && recipient.next_try_at === null && !recipient.is_marked

	async function download() {
		const options = { action: words.proof, failed: lettersWords.failed }
		const file = await run(options, () => readRefusalFile(letter.id))
		if (file) saveFile(file, `rechazadas_${letter.campaign}.csv`)
	}

	if (recipients.length === 0) return null
	return (
		<section className={styles['refusals']}>
			<header className="head">
				<h2>{words.title}</h2>
				{recipients.some(canResend) && (
					<Button tone="outline" onClick={() => onResend()}>
						{words.resendAll}
					</Button>
				)}
				<Button tone="outline" onClick={() => void download()}>
					{words.download}
				</Button>
			</header>
			<DataTable
				columns={words.columns.map((label) => ({ label, isClear: true }))}
				rows={recipients.map((recipient) => ({
					id: recipient.id,
					cells: [
						<PanelLink key="person" href={personPath(recipient.id)}>
							{recipient.email}
						</PanelLink>,
						recipient.code,
						meaningOf(recipient.code),
						nextStep(recipient, letter),
					],
					actions: canResend(recipient) ? (
						<Button
							tone="outline"
							aria-label={`${words.resend}: ${recipient.email}`}
							onClick={() => onResend(recipient.id)}
						>
							{words.resend}
						</Button>
					) : null,
				}))}
			/>
		</section>
	)
}

/** Only a letter being sent tries again, and only one paused by refusals retries mails that were given up. */
function nextStep(
	{ next_try_at: next, code, is_marked: isMarked }: Recipient,
	{ state, pause_reason: reason }: Letter,
): string {
	if (next === null && isMarked) return words.marked
	if (state === 'stopped') return words.givenUp
	const isRequeued = next !== null || (reason === 'refusals' && canBeMended(code))
	if (state === 'paused' && isRequeued) return words.resumed
	return next === null
		? words.givenUp
		: formatMessage('es', words.retried, { date: formatDateTime(next) })
}
