import type { CountsWords } from '#content/types/counts-panel.ts'
import type { CountSummary } from '#contract/count-summary.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatDay, formatPlural } from './format-count.ts'
import styles from './CountsPage.module.css'

type Props = { words: CountsWords['sums']; summary: CountSummary; isCompared: boolean }

/** The three sums of the period and of the one before, as a sentence, and how often something failed. */
export function CountsLead({ words, summary, isCompared }: Props) {
	const { from, to, days, steps, stepsBefore } = summary
	const period = formatMessage(words.period, { from: formatDay(from), to: formatDay(to) })
	return (
		<p className={styles['lead']}>
			{period} <b>{formatPlural(words.visits, steps.visits)}</b>,{' '}
			<b>{formatPlural(words.forms, steps.forms)}</b> {words.and}{' '}
			<b>{formatPlural(words.confirmed, steps.confirmed)}</b>.
			{isCompared &&
				` ${formatMessage(words.before, {
					days: days.length,
					visits: formatNumber(stepsBefore.visits),
					forms: formatNumber(stepsBefore.forms),
					confirmed: formatNumber(stepsBefore.confirmed),
				})}`}
			{steps.failures > 0 && ` ${formatPlural(words.failures, steps.failures)}`}
		</p>
	)
}
