import { Button } from '#site/ui/controls/Button.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterRefusals } from '#features/letters/messages/letter-sending.ts'
import { canBeMended } from '#features/letters/rules/refusals.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { personPath } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { saveFile } from '#site/island/save-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { readRefusalFile, resendLetter } from '#features/letters/panel/letters-api.ts'
import { meaningOf, meaningOfReport } from '#panel/format/refusal-meaning.ts'
import styles from './LetterRun.module.css'

const { refusals: words, returns } = letterRunWords

type Recipient = LetterRefusals['recipients'][number]

type Props = { letter: Letter; recipients: readonly Recipient[] }

export function RefusalTable({ letter, recipients }: Props) {
	const { toasts } = usePanel()
	const { run } = useAction()
	const { failed } = lettersWords
	const canResend = (recipient: Recipient) =>
		letter.state !== 'stopped' && recipient.next_try_at === null && !recipient.is_marked

	async function download() {
		const file = await run({ action: words.proof, failed }, () => readRefusalFile(letter.id))
		if (file) saveFile(file, `rechazadas_${letter.campaign}.csv`)
	}

	async function resend(recipient?: string) {
		const options = { action: words.resendProof, failed, refused: words.notResent }
		const sent = await run(options, () => resendLetter(letter.id, recipient))
		if (sent) toasts.show(sent.state === 'paused' ? words.resentPaused : words.resent)
	}

	if (recipients.length === 0) return null
	return (
		<section className={styles['refusals']}>
			<header className="head">
				<h2>{words.title}</h2>
				{recipients.some(canResend) && (
					<Button tone="outline" onClick={() => void resend()}>
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
							onClick={() => void resend(recipient.id)}
						>
							{words.resend}
						</Button>
					) : null,
				}))}
			/>
		</section>
	)
}

/**
 * Says what will be done about a failed email. A paused letter retries emails only once it resumes. Emails that were
 * given up are sent again only if refusals paused the letter and the owner can fix the cause.
 */
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

export function ReturnTable({ returned }: Pick<LetterRefusals, 'returned'>) {
	if (returned.length === 0) return null
	return (
		<section className={styles['refusals']} aria-label={returns.title}>
			<h2>{returns.title}</h2>
			<DataTable
				columns={returns.columns.map((label) => ({ label, isClear: true }))}
				rows={returned.map(({ id, email, kind, code }) => ({
					id,
					cells: [
						email && (
							<PanelLink key="email" href={personPath(id)}>
								{email}
							</PanelLink>
						),
						code,
						meaningOfReport({ kind, code }),
						returns.next[kind],
					],
				}))}
			/>
		</section>
	)
}
