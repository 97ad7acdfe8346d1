import { useId } from 'react'
import type { CountsWords } from '#content/types/counts-panel.ts'
import type { CountSummary } from '#contract/count-summary.ts'
import { type CountView, periodDays } from '#domain/analytics/count-view.ts'
import { daysBetween } from '#domain/dates/utc-day.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { Tick } from '#islands/admin/Tick.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import styles from './CountFilters.module.css'

type Props = {
	words: CountsWords
	view: CountView
	/** A UTC day. It is not over and cannot be chosen. */
	today: string
	/** Unknown until the first sums are read. */
	choices: CountSummary['choices'] | undefined
	isCompared: boolean
	onCompare: (isCompared: boolean) => void
	onChange: (change: Partial<CountView>) => void
}

/** The period, the comparison with the one before, and the filters that hold for the whole place. */
export function CountFilters(props: Props) {
	const { words, view, today, choices, isCompared, onCompare, onChange } = props
	const { periods, filters, split } = words
	const days = view.days ?? daysBetween(view.from, view.to).length
	const isFiltered = view.locale !== '' || view.campaign !== '' || view.path !== ''
	return (
		<div className={styles['filters']}>
			<fieldset className={styles['segments']}>
				<legend className="visually-hidden">{periods.label}</legend>
				{periodDays.map((each) => (
					<label key={each}>
						<input
							type="radio"
							name="period"
							checked={view.days === each}
							onChange={() => onChange({ days: each })}
						/>
						{formatMessage(periods.days, { n: each })}
					</label>
				))}
				<label>
					<input
						type="radio"
						name="period"
						checked={view.days === null}
						onChange={() => onChange({ days: null })}
					/>
					{periods.dates}
				</label>
			</fieldset>
			{view.days === null && (
				<PeriodFields words={periods} view={view} today={today} onChange={onChange} />
			)}
			<Tick
				label={formatMessage(periods.compare, { n: days })}
				isChecked={isCompared}
				onChange={onCompare}
			/>
			{(['locale', 'campaign', 'path'] as const).map((name) => (
				<FilterSelect
					key={name}
					label={filters[name]}
					all={filters.all}
					value={view[name]}
					names={choices?.[name] ?? []}
					labels={split.values}
					onChange={(value) => onChange({ [name]: value })}
				/>
			))}
			{isFiltered && (
				<button
					className={styles['clear']}
					type="button"
					onClick={() => onChange({ locale: '', campaign: '', path: '' })}
				>
					{filters.clear}
				</button>
			)}
		</div>
	)
}

type FilterSelectProps = {
	label: string
	all: string
	value: string
	names: readonly string[]
	labels: Readonly<Record<string, string>>
	onChange: (value: string) => void
}

function FilterSelect({ label, all, value, names, labels, onChange }: FilterSelectProps) {
	const id = useId()
	// A bookmarked name may not occur in this period; it stays selected.
	const options = value === '' || names.includes(value) ? names : [value, ...names]
	return (
		<div className={styles['choice']}>
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				<option value="">{all}</option>
				{options.map((name) => (
					<option key={name} value={name}>
						{labels[name] ?? name}
					</option>
				))}
			</select>
		</div>
	)
}
