import { useState } from 'react'
import type { CountsWords } from '#words/schemas/panel/counts.ts'
import type { CountSummary } from '#contract/count-summary.ts'
import type { Toasts } from '#islands/admin/useToasts.ts'
import { CountsLead } from './CountsLead.tsx'
import { DayChart } from './DayChart.tsx'
import { DayTable } from './DayTable.tsx'
import { MarkList } from './MarkList.tsx'
import { NotCounted } from './NotCounted.tsx'
import { SplitSection } from './SplitSection.tsx'
import { StepTable } from './StepTable.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import styles from './CountsPage.module.css'

type Props = {
	words: CountsWords
	summary: CountSummary
	isCompared: boolean
	toasts: Toasts
	/** A note was added or removed. */
	onChanged: () => void
	onFailure: (error: unknown) => void
}

/** The sums of a period: a sentence, charts by day, steps and splits. */
export function CountsReport({ words, summary, isCompared, toasts, onChanged, onFailure }: Props) {
	const [by, setBy] = useState<keyof CountSummary['by']>('path')
	const compared = isCompared ? summary.daysBefore : null
	return (
		<>
			<CountsLead words={words.sums} summary={summary} isCompared={isCompared} />
			<section className={styles['chart']}>
				<DayChart
					// A new period begins at its last day.
					key={`${summary.from} ${summary.to}`}
					words={words}
					days={summary.days}
					daysBefore={compared}
					marks={summary.marks}
				/>
				<div>
					<ChartLegend
						words={words.chart.legend}
						days={summary.days.length}
						isCompared={isCompared}
					/>
					<MarkList
						words={words.marks}
						marks={summary.marks}
						lastDay={summary.to}
						onChanged={onChanged}
						onFailure={(error) => {
							toasts.show(words.marks.failed, 'error')
							onFailure(error)
						}}
					/>
				</div>
			</section>
			<DayTable words={words.table} days={summary.days} daysBefore={compared} />
			<div className={styles['two']}>
				<StepTable
					words={words.steps}
					from={summary.from}
					to={summary.to}
					steps={summary.steps}
					before={isCompared ? summary.stepsBefore : null}
				/>
				<NotCounted words={words.notCounted} />
			</div>
			<SplitSection
				words={words.split}
				by={by}
				rows={summary.by[by]}
				isCompared={isCompared}
				onSelect={setBy}
			/>
		</>
	)
}
