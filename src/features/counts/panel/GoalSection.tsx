import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { Button } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { type Goals, goalSteps, maxGoal } from '#features/counts/rules/goal.ts'
import { recordOf } from '#values/record-of.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { mondayOf } from '#values/dates/week.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { countsQuery, goalsQuery, saveGoals } from './counts-api.ts'
import styles from './CountsPage.module.css'

const words = countsWords.goals

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

type FormProps = { goals: Goals; onSave: (goals: Goals) => void }

/** The browser reports an invalid number at its field. */
function GoalForm({ goals, onSave }: FormProps) {
	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		onSave(recordOf(goalSteps, (step) => Number(typed.get(step)) || null))
	}

	return (
		<form className={styles['form']} onSubmit={submit}>
			{goalSteps.map((step) => (
				<Field
					key={step}
					name={step}
					label={words.fields[step]}
					type="number"
					min={1}
					max={maxGoal}
					autoComplete="off"
					defaultValue={goals[step] ?? ''}
				/>
			))}
			<div className="actions">
				<Button type="submit">{words.save}</Button>
			</div>
		</form>
	)
}
