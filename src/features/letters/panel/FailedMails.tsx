import { useQuery } from '@tanstack/react-query'
import { Button } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import letterListWords from '#content/messages/es/panel/letter-list.yaml'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'
import { failedMailsQuery, resendMails } from './letters-api.ts'
import { meaningOf } from '#panel/format/refusal-meaning.ts'
import styles from './Letters.module.css'

const { failedMails: words } = letterListWords

/** The confirmation emails that could not be sent. Hidden if their list cannot be loaded. */
export function FailedMails() {
	const { toasts } = usePanel()
	const { data: mails } = useQuery(failedMailsQuery())
	const { isBusy, run } = useAction()
	if (!mails) return null

	async function resend(id?: string) {
		const n = await run({ action: words.proof }, () => resendMails(id))
		if (n === null) return
		const { title, text } = words.resent
		if (n === 0) toasts.show(words.notResent, 'error')
		else toasts.show({ title, text: formatMessage('es', text, { n }) })
	}

	const { recipient, tries, failure, created_at } = words.columns
	return (
		<div className={styles['failed']}>
			<Disclosure summary={formatMessage('es', words.title, { n: mails.length })}>
				{mails.length === 0 ? (
					<p>{words.empty}</p>
				) : (
					<>
						{mails.some(({ can_be_resent }) => can_be_resent) && (
							<Button tone="outline" aria-busy={isBusy} onClick={() => void resend()}>
								{words.resendAll}
							</Button>
						)}
						<DataTable
							label={formatMessage('es', words.title, { n: mails.length })}
							columns={[recipient, { label: tries, isNumber: true }, failure, created_at]}
							rows={mails.map((mail) => ({
								id: mail.id,
								cells: [
									mail.recipient,
									mail.tries,
									mail.failure && `${mail.failure}. ${meaningOf(mail.failure)}`,
									formatDateTime(mail.created_at),
								],
								actions: mail.can_be_resent ? (
									<Button
										tone="outline"
										aria-busy={isBusy}
										aria-label={`${words.resend}: ${mail.recipient}`}
										onClick={() => void resend(mail.id)}
									>
										{words.resend}
									</Button>
								) : null,
							}))}
						/>
					</>
				)}
			</Disclosure>
		</div>
	)
}
