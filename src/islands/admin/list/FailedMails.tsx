import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { ListWords } from '#content/types/panel.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import styles from './FailedMails.module.css'

type Props = { words: ListWords['failedMails']; mails: readonly FailedMail[] }

/** The mails that the server has stopped trying to send. */
export function FailedMails({ words, mails }: Props) {
	return (
		<div className={styles['records']}>
			<Disclosure summary={formatMessage(words.title, { n: mails.length })}>
				{mails.length === 0 ? (
					<p>{words.empty}</p>
				) : (
					<table className={styles['sheet']}>
						<thead>
							<tr>
								{words.columns.map((column) => (
									<th key={column} scope="col">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{mails.map(({ id, recipient, tries, failure, created_at }) => (
								<tr key={id}>
									<td>{recipient}</td>
									<td>{tries}</td>
									<td>{failure}</td>
									<td>{formatDateTime(created_at)}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
			</Disclosure>
		</div>
	)
}
