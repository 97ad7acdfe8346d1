import type { RegistrationSummary } from '#features/people/messages/registration-page.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.foot

type Props = {
	/** Null until read. */
	summary: RegistrationSummary | null
	hasCountry: boolean
}

export function ListFoot({ summary, hasCountry }: Props) {
	const counts = summary?.days.map(({ count }) => count) ?? []
	const values = {
		days: counts.length,
		n: counts.reduce((sum, count) => sum + count, 0),
		most: Math.max(0, ...counts),
	}
	return (
		<div className={styles['foot']}>
			{hasCountry && <p className="soft">{words.country}</p>}
			<p>
				{summary && (
					<>
						{formatMessage('es', words.days, values)}{' '}
						<PanelLink href={words.link.href}>{words.link.label}</PanelLink>
					</>
				)}
			</p>
		</div>
	)
}
