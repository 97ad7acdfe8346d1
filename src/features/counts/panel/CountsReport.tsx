import type { ReactNode } from 'react'
import type { CountSummary } from '#features/counts/messages/count-summary.ts'
import type { CountView } from './count-view.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { CountsEmpty, NotCounted } from './CountsEmpty.tsx'
import { ChartLegend, DayChart } from './DayChart.tsx'
import { DayTable } from './DayTable.tsx'
import { formatDay } from './format-count.ts'
import { GoalSection } from './GoalSection.tsx'
import { MarkList } from './MarkList.tsx'
import { SpeedSection } from './SpeedSection.tsx'
import { SplitSection } from './SplitSection.tsx'
import { StepTable } from './StepTable.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

const { sums: words, state } = countsWords

type Props = {
	summary: CountSummary
	view: CountView
	isCompared: boolean
}

/** If there is nothing to report, shows `CountsEmpty` instead. */
export function CountsReport({ summary, view, isCompared }: Props) {
	const { from, to, days, steps, stepsBefore, marks, isAppConnected } = summary
	const compared = isCompared ? summary.daysBefore : null
	if (Object.values(steps).every((n) => n === 0) && (!isCompared || stepsBefore.visits === 0)) {
		const isFiltered = view.locale !== '' || view.campaign !== '' || view.path !== ''
		const reason = isFiltered ? state.noMatch : countsWords.split.none
		return <CountsEmpty reason={reason} days={days.length} />
	}
	return (
		<>
			<CountsLead summary={summary} isCompared={isCompared} isToday={view.days === 'today'} />
			<section className={`pair ${styles['chart']}`}>
				<DayChart
					// A new period starts with its last day selected.
					key={`${from} ${to}`}
					days={days}
					daysBefore={compared}
					marks={marks}
				/>
				<div>
					<ChartLegend days={days.length} isCompared={isCompared} />
					<MarkList marks={marks} lastDay={to} />
				</div>
			</section>
			<DayTable days={days} daysBefore={compared} />
			<div className={`pair ${styles['two']}`}>
				<StepTable
					{...{ from, to, steps, isAppConnected }}
					before={isCompared ? stepsBefore : null}
				/>
				<div>
					<GoalSection />
					<NotCounted />
				</div>
			</div>
			<SplitSection by={summary.by} isCompared={isCompared} />
			<SpeedSection summary={summary} locale={view.locale} />
		</>
	)
}

type LeadProps = {
	summary: CountSummary
	isCompared: boolean
	/** Whether the day is incomplete. */
	isToday: boolean
	children?: ReactNode
}

export function CountsLead({ summary, isCompared, isToday, children }: LeadProps) {
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
			{children}
		</p>
	)
}
