import { Disclosure } from '#components/ui/Disclosure.tsx'
import { letterListWords } from '#content/panel/es/letter-list.ts'
import { logFailure } from '#islands/admin/api.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readFailedMails } from './letters-api.ts'
import { meaningOf } from './refusal-meaning.ts'
import styles from './LettersPage.module.css'

const { failedMails: words } = letterListWords

/** The confirmations that were given up, with what the codes mean. Not shown if they cannot be read. */
export function FailedMails() {
	const { data: mails } = useReading('', { read: readFailedMails, onFailure: logFailure })
	if (mails === null) return null
	const { recipient, tries, failure, created_at } = words.columns
	return (
		<div className={styles['failed']}>
			<Disclosure summary={formatMessage(words.title, { n: mails.length })}>
				{mails.length === 0 ? (
					<p>{words.empty}</p>
				) : (
					<DataTable
						label={formatMessage(words.title, { n: mails.length })}
						columns={[recipient, { label: tries, isNumber: true }, failure, created_at]}
						rows={mails.map((mail) => ({
							id: mail.id,
							cells: [
								mail.recipient,
								mail.tries,
								mail.failure && `${mail.failure}. ${meaningOf(mail.failure)}`,
								formatDateTime(mail.created_at),
							],
						}))}
					/>
				)}
			</Disclosure>
		</div>
	)
}
