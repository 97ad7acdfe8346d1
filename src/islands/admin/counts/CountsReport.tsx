import { useState } from 'react'
import type { CountSummary } from '#contract/count-summary.ts'
import type { CountView } from '#domain/analytics/count-view.ts'
import { CountsLead } from './CountsLead.tsx'
import { DayChart } from './DayChart.tsx'
import { DayTable } from './DayTable.tsx'
import { GoalSection } from './GoalSection.tsx'
import { MarkList } from './MarkList.tsx'
import { NotCounted } from './NotCounted.tsx'
import { SpeedSection } from './SpeedSection.tsx'
import { SplitSection } from './SplitSection.tsx'
import { StepTable } from './StepTable.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import styles from './CountsPage.module.css'

type Props = {
	summary: CountSummary
	view: CountView
	isCompared: boolean
}

/** The sums of a period: a sentence, charts by day, steps and splits. */
export function CountsReport(props: Props) {
	const { summary, view, isCompared } = props
	const [by, setBy] = useState<keyof CountSummary['by']>('path')
	const compared = isCompared ? summary.daysBefore : null
	return (
		<>
			<CountsLead summary={summary} isCompared={isCompared} isToday={view.days === 'today'} />
			<section className={styles['chart']}>
				<DayChart
					// A new period starts with its last day selected.
					key={`${summary.from} ${summary.to}`}
					days={summary.days}
					daysBefore={compared}
					marks={summary.marks}
				/>
				<div>
					<ChartLegend days={summary.days.length} isCompared={isCompared} />
					<MarkList marks={summary.marks} lastDay={summary.to} />
				</div>
			</section>
			<DayTable days={summary.days} daysBefore={compared} />
			<div className={styles['two']}>
				<StepTable
					from={summary.from}
					to={summary.to}
					steps={summary.steps}
					before={isCompared ? summary.stepsBefore : null}
				/>
				<div>
					<GoalSection />
					<NotCounted />
				</div>
			</div>
			<SplitSection by={by} rows={summary.by[by]} isCompared={isCompared} onSelect={setBy} />
			<SpeedSection summary={summary} locale={view.locale} />
		</>
	)
}
