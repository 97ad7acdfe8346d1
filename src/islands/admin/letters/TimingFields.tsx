import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { Letter } from '#contract/letter.ts'
import {
	clockChange,
	departuresOf,
	isWallTime,
	timingClocks,
} from '#domain/letters/letter-timing.ts'
import { formatDateTime, timeZone } from '#islands/admin/format-date.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { formatMessage } from '#words/format-message.ts'
import styles from './LetterDraft.module.css'

const { timing: words } = letterDraftWords.draft

type Timing = NonNullable<Letter['timing']>

type Props = { value: Timing | null; onChange: (value: Timing | null) => void }

/** When the letter is sent: after ten minutes, or at a date and time. */
export function TimingFields({ value, onChange }: Props) {
	const kinds = ['now', ...timingClocks] as const
	return (
		<div className={styles['timing']}>
			<SelectField
				label={words.label}
				value={value?.clock ?? 'now'}
				choices={kinds.map((kind) => ({ value: kind, label: words.choices[kind] }))}
				onChange={(clock) => {
					if (clock === 'now') return onChange(null)
					const { at, zone } = value ?? { at: tomorrowAtNine(), zone: timeZone() }
					onChange({ at, clock, zone })
				}}
			/>
			{value && (
				<TimeField
					value={value.at}
					onChange={(at) => onChange({ at, clock: value.clock, zone: timeZone() })}
				/>
			)}
			<p role="status">{value && meaningOf(value)}</p>
		</div>
	)
}

type TimeProps = { value: string; onChange: (at: string) => void }

/** An incomplete time stays in the field and is not saved. */
function TimeField({ value, onChange }: TimeProps) {
	const [text, setText] = useState(value)
	return (
		<Field
			label={words.at}
			type="datetime-local"
			required
			value={text}
			error={isWallTime(text) ? undefined : words.incomplete}
			onChange={(event) => {
				setText(event.target.value)
				if (isWallTime(event.target.value)) onChange(event.target.value)
			}}
		/>
	)
}

/** Which clocks the time is read on, and the effect of a clock change. */
function meaningOf(timing: Timing): string {
	const { at, clock, zone } = timing
	const { first, last } = departuresOf(timing)
	const values = { zone, first: formatDateTime(first), last: formatDateTime(last) }
	const change = clockChange(at, zone)
	return [
		formatMessage('es', words[clock], values),
		...(change === null ? [] : [formatMessage('es', words[change], values)]),
	].join(' ')
}

/** Nine in the morning of the next day, in the format of a time field. */
function tomorrowAtNine(): string {
	const day = new Date()
	day.setDate(day.getDate() + 1)
	// The local day: the Swedish date format is ISO 8601.
	return `${day.toLocaleDateString('sv-SE')}T09:00`
}
