import { useState } from 'react'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { type Goals, goalSteps } from '#domain/analytics/goal.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { mondayOf } from '#domain/dates/week.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { useFailure, usePanel } from '#islands/admin/panel-context.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { formatMessage } from '#words/format-message.ts'
import { readCounts, readGoals, saveGoals } from './counts-api.ts'
import { GoalForm } from './GoalForm.tsx'
import styles from './MarkList.module.css'

const words = countsWords.goals

/** This week's progress towards the owner's goals, and a form for them. */
export function GoalSection() {
	const { toasts } = usePanel()
	const { failed: failure } = countsWords.state
	const fail = useFailure(failure)
	const [today] = useState(() => utcDay(Date.now()))
	const { data: goals, reload } = useReading('', { read: readGoals, failure })
	const hasGoal = goals !== null && goalSteps.some((step) => goals[step] !== null)
	const week = hasGoal ? `from=${mondayOf(today)}&to=${today}` : null
	const { data: summary } = useReading(week, { read: readCounts, failure })
	if (goals === null) return null

	async function save(next: Goals): Promise<void> {
		try {
			await saveGoals(next)
			toasts.show(words.done)
			reload()
		} catch (error) {
			fail(error)
		}
	}

	return (
		<section className={styles['goals']}>
			<h2>{words.title}</h2>
			{hasGoal ? (
				<ul className={styles['plain']}>
					{goalSteps.map((step) => {
						const goal = goals[step]
						if (goal === null || summary === null) return null
						const values = { n: formatNumber(summary.steps[step]), goal: formatNumber(goal) }
						const sentence = summary.steps[step] >= goal ? words.met : words.open
						return (
							<li key={step}>
								{words.steps[step]}: {formatMessage('es', sentence, values)}
							</li>
						)
					})}
				</ul>
			) : (
				<p className="soft">{words.none}</p>
			)}
			<Disclosure summary={words.change}>
				<GoalForm goals={goals} onSave={(next) => void save(next)} />
			</Disclosure>
		</section>
	)
}
