import type { CountSummary } from '#contract/count-summary.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatDay } from './format-count.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'

const { sums: words, state } = countsWords

type Props = {
	summary: CountSummary
	isCompared: boolean
	/** Whether the day is incomplete. */
	isToday: boolean
}

/** The three sums of the period and the previous one, as a sentence, and the number of failures. */
export function CountsLead({ summary, isCompared, isToday }: Props) {
	const { from, to, days, steps, stepsBefore } = summary
	const period = isToday
		? state.todaySoFar
		: formatMessage('es', words.period, { from: formatDay(from), to: formatDay(to) })
	return (
		<p className="say">
			{period} <b>{formatMessage('es', words.visits, { n: steps.visits })}</b>,{' '}
			<b>{formatMessage('es', words.forms, { n: steps.forms })}</b> {words.and}{' '}
			<b>{formatMessage('es', words.confirmed, { n: steps.confirmed })}</b>.
			{isToday && ` ${state.unfinished}`}
			{isCompared &&
				` ${formatMessage('es', words.before, {
					days: days.length,
					visits: formatNumber(stepsBefore.visits),
					forms: formatNumber(stepsBefore.forms),
					confirmed: formatNumber(stepsBefore.confirmed),
				})}`}
			{steps.failures > 0 && ` ${formatMessage('es', words.failures, { n: steps.failures })}`}
		</p>
	)
}
