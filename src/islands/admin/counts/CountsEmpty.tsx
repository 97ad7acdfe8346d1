import { useQuery } from '@tanstack/react-query'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { countsQuery } from './counts-api.ts'
import { formatMessage } from '#words/format-message.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

const words = countsWords
const todayHref = '/waitlist/entradas?days=today'

type Props = {
	isCounting: boolean
	/** A UTC day. */
	today: string
}

/** The first day: its sums so far, and when the first complete ones come; or that counting is off. */
export function CountsEmpty({ isCounting, today }: Props) {
	const { data } = useQuery({
		...countsQuery(`from=${today}&to=${today}`),
		enabled: isCounting,
		meta: { failure: words.state.failed },
	})
	const { state, sums } = words
	if (!isCounting) {
		return (
			<div className={styles['empty']}>
				<p className="say">{state.off}</p>
			</div>
		)
	}
	return (
		<div className={styles['empty']}>
			<p className="say" role="status">
				{data && (
					<>
						{state.todaySoFar} <b>{formatMessage('es', sums.visits, { n: data.steps.visits })}</b>,{' '}
						<b>{formatMessage('es', sums.forms, { n: data.steps.forms })}</b> {sums.and}{' '}
						<b>{formatMessage('es', sums.confirmed, { n: data.steps.confirmed })}</b>.{' '}
						{state.unfinished} <PanelLink href={todayHref}>{state.seeToday}</PanelLink>
					</>
				)}
			</p>
			<p>{state.empty}</p>
			<p className="soft">{state.emptyText}</p>
		</div>
	)
}
