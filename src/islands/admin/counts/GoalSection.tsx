import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { type Goals, goalSteps } from '#domain/analytics/goal.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { mondayOf } from '#domain/dates/week.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { countsQuery, goalsQuery, saveGoals } from './counts-api.ts'
import { GoalForm } from './GoalForm.tsx'
import styles from './MarkList.module.css'

const words = countsWords.goals

/** This week's progress towards the owner's goals, and a form for them. */
export function GoalSection() {
	const { failed } = countsWords.state
	const meta = { failure: failed }
	const { run } = useAction()
	const [today] = useState(() => utcDay(Date.now()))
	const { data: goals } = useQuery({ ...goalsQuery(), meta })
	const hasGoal = goals !== undefined && goalSteps.some((step) => goals[step] !== null)
	const week = countsQuery(`from=${mondayOf(today)}&to=${today}`)
	const { data: summary } = useQuery({ ...week, enabled: hasGoal, meta })
	if (goals === undefined) return null

	const save = (next: Goals) =>
		void run({ action: words.change, done: words.done, failed }, () => saveGoals(next))

	return (
		<section className={styles['goals']}>
			<h2>{words.title}</h2>
			{hasGoal ? (
				<ul className={styles['plain']}>
					{goalSteps.map((step) => {
						const goal = goals[step]
						if (goal === null || summary === undefined) return null
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
				<GoalForm goals={goals} onSave={save} />
			</Disclosure>
		</section>
	)
}
