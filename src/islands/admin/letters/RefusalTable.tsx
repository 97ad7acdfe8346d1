import { Button } from '#components/ui/Button.tsx'
import { letterRunWords } from '#content/panel/es/letter-run.ts'
import type { Letter } from '#contract/letter.ts'
import type { LetterRefusals } from '#contract/letter-sending.ts'
import { canBeMended } from '#domain/letters/refusals.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import type { WithProof } from '#islands/admin/useProof.tsx'
import { saveFile } from '#islands/save-file.ts'
import { readRefusalFile } from './letters-api.ts'
import { meaningOf } from './refusal-meaning.ts'
import styles from './LetterRun.module.css'

const { refusals: words } = letterRunWords

type Props = {
	letter: Letter
	refusals: LetterRefusals
	withProof: WithProof
	onFailure: (error: unknown) => void
	/** Sends the letter again to one recipient, or to all whose mail was given up. */
	onResend: (recipient?: string) => void
}

/** The recipients whose last attempt failed, with what the code means and what happens next. */
export function RefusalTable({ letter, refusals, withProof, onFailure, onResend }: Props) {
	const { recipients } = refusals
	const canResend =
		letter.state !== 'stopped' && recipients.some(({ next_try_at }) => next_try_at === null)

	async function download() {
		try {
			const file = await withProof(words.proof, () => readRefusalFile(letter.id))
			if (file) saveFile(file, `rechazadas_${letter.campaign}.csv`)
		} catch (error) {
			onFailure(error)
		}
	}

	if (recipients.length === 0) return null
	return (
		<section className={styles['refusals']}>
			<header>
				<h2>{words.title}</h2>
				{canResend && (
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
						recipient.email,
						recipient.code,
						meaningOf(recipient.code),
						nextStep(recipient, letter),
					],
					actions:
						letter.state !== 'stopped' && recipient.next_try_at === null ? (
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

function nextStep(
	{ next_try_at, code }: LetterRefusals['recipients'][number],
	{ state }: Letter,
): string {
	if (next_try_at !== null)
		return formatMessage(words.retried, { date: formatDateTime(next_try_at) })
	return state === 'paused' && canBeMended(code) ? words.resumed : words.givenUp
}
