import { Button } from '#components/ui/Button.tsx'
import type { RegistrationPage } from '#contract/registration-page.ts'
import { formatMessage } from '#words/format-message.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './Pager.module.css'

const words = listWords.pager

type Props = {
	page: RegistrationPage
	onPage: (cursor: string) => void
}

/** The range of rows shown, and links to the next pages. No page numbers: a page starts after a row. */
export function Pager({ page, onPage }: Props) {
	const { offset, rows, count, previous, next } = page
	return (
		<nav className={styles['pager']} aria-label={words.label}>
			<span>
				{formatMessage('es', words.rows, {
					first: offset + 1,
					last: offset + rows.length,
					n: count,
				})}
			</span>
			<span className={styles['actions']}>
				<Button
					tone="outline"
					disabled={previous === null}
					onClick={() => previous !== null && onPage(previous)}
				>
					{words.previous}
				</Button>
				<Button
					tone="outline"
					disabled={next === null}
					onClick={() => next !== null && onPage(next)}
				>
					{words.next}
				</Button>
			</span>
		</nav>
	)
}
