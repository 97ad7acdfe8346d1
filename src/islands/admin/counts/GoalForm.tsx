import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import countsWords from '#content/messages/es/panel/counts.yaml'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { type Goals, type GoalStep, goalSteps, maxGoal, parseGoal } from '#domain/analytics/goal.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatMessage } from '#words/format-message.ts'
import styles from './MarkList.module.css'

const words = countsWords.goals

type Props = { goals: Goals; onSave: (goals: Goals) => void }

/** A field for each goal. Invalid input stays in its field, with the fault below it. */
export function GoalForm({ goals, onSave }: Props) {
	const [typed, setTyped] = useState({
		visits: textOf(goals.visits),
		forms: textOf(goals.forms),
		confirmed: textOf(goals.confirmed),
	})
	const [wrong, setWrong] = useState<readonly GoalStep[]>([])
	const form = useRef<HTMLFormElement>(null)

	useEffect(() => {
		if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [wrong])

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		setWrong(goalSteps.filter((step) => parseGoal(typed[step]) === undefined))
		const visits = parseGoal(typed.visits)
		const forms = parseGoal(typed.forms)
		const confirmed = parseGoal(typed.confirmed)
		if (visits === undefined || forms === undefined || confirmed === undefined) return
		onSave({ visits, forms, confirmed })
	}

	return (
		<form ref={form} className={styles['form']} noValidate onSubmit={submit}>
			{goalSteps.map((step) => (
				<Field
					key={step}
					label={words.fields[step]}
					inputMode="numeric"
					autoComplete="off"
					value={typed[step]}
					error={
						wrong.includes(step)
							? formatMessage('es', words.invalid, { max: formatNumber(maxGoal) })
							: undefined
					}
					onChange={({ target: { value } }) => setTyped({ ...typed, [step]: value })}
				/>
			))}
			<div className="actions">
				<Button type="submit">{words.save}</Button>
			</div>
		</form>
	)
}

function textOf(goal: number | null): string {
	return goal === null ? '' : String(goal)
}
