import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import words from '#content/messages/es/panel/series.yaml'
import { seriesLimits } from '#domain/letters/series.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { dayMinutes, describeDelay, firstDelays } from './step-delay.ts'

const maxDays = seriesLimits.maxDelayMinutes / dayMinutes

type Props = {
	minutes: number
	isFirst: boolean
	onSave: (minutes: number) => void
}

/** When a letter is sent: the first at once or after a delay, the others after days. */
export function DelayField({ minutes, isFirst, onSave }: Props) {
	if (!isFirst) return <DaysField key={minutes} {...{ minutes, onSave }} />
	const choices = firstDelays.some((each) => each === minutes)
		? firstDelays
		: [...firstDelays, minutes]
	return (
		<SelectField
			label={words.steps.when}
			value={String(minutes)}
			choices={choices.map((each) => ({ value: String(each), label: describeDelay(each) }))}
			onChange={(value) => onSave(Number(value))}
		/>
	)
}

/** A number of days, saved on blur or Enter. */
function DaysField({ minutes, onSave }: Omit<Props, 'isFirst'>) {
	const days = Math.floor(minutes / dayMinutes)
	const [typed, setTyped] = useState(String(days))

	function save() {
		const next = Number(typed)
		const isValid = Number.isInteger(next) && next >= 1 && next <= maxDays
		if (!isValid) setTyped(String(days))
		else if (next !== days) onSave(next * dayMinutes)
	}

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			<Field
				label={words.steps.days}
				type="number"
				inputMode="numeric"
				min={1}
				max={maxDays}
				required
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={save}
			/>
		</form>
	)
}
