import { Segments } from '#components/ui/Segments.tsx'
import type { CountSummary } from '#contract/count-summary.ts'
import { type CountView, periodDays } from '#domain/analytics/count-view.ts'
import { addDays, daysBetween } from '#domain/dates/utc-day.ts'
import { formatMessage } from '#words/format-message.ts'
import { Combobox } from '#islands/admin/combobox/Combobox.tsx'
import { Tick } from '#islands/admin/Tick.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountFilters.module.css'

type Props = {
	view: CountView
	/** A UTC day. It is incomplete and cannot be chosen. */
	today: string
	/** Unknown until the first sums are read. */
	choices: CountSummary['choices'] | undefined
	isCompared: boolean
	onCompare: (isCompared: boolean) => void
	onChange: (change: Partial<CountView>) => void
}

const { periods, filters, split } = countsWords

/** A custom period instead of a number of days. */
const ownPeriod = 'dates'

/** The period, the comparison with the previous one, and the filters of the whole place. */
export function CountFilters(props: Props) {
	const { view, today, choices, isCompared, onCompare, onChange } = props
	const days = daysBetween(view.from, view.to).length
	const isFiltered = view.locale !== '' || view.campaign !== '' || view.path !== ''
	return (
		<div className={styles['filters']}>
			<Segments
				name="period"
				legend={periods.label}
				choices={[
					{ value: 'today', label: periods.today },
					...periodDays.map((each) => ({
						value: String(each),
						label: formatMessage('es', periods.days, { n: each }),
					})),
					{ value: ownPeriod, label: periods.dates },
				]}
				value={view.days === null ? ownPeriod : String(view.days)}
				onChange={(value) => onChange(periodOf(value, view, today))}
			/>
			{view.days === null && <PeriodFields view={view} today={today} onChange={onChange} />}
			{view.days !== 'today' && (
				<Tick
					label={formatMessage('es', periods.compare, { n: days })}
					isChecked={isCompared}
					onChange={onCompare}
				/>
			)}
			<div className={styles['choices']}>
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
		</div>
	)
}

/** A custom period starts with the dates shown, or with yesterday in place of today. */
function periodOf(value: string, view: CountView, today: string): Partial<CountView> {
	if (value === 'today') return { days: value }
	const days = periodDays.find((each) => String(each) === value)
	if (days !== undefined) return { days }
	const yesterday = addDays(today, -1)
	return { days: null, ...(view.days === 'today' && { from: yesterday, to: yesterday }) }
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
	// A bookmarked name may not occur in this period; it stays selected.
	const options = value === '' || names.includes(value) ? names : [value, ...names]
	return (
		<div className={styles['choice']}>
			<Combobox
				kind="one"
				label={label}
				choices={[
					{ value: '', label: all },
					...options.map((name) => ({ value: name, label: labels[name] ?? name })),
				]}
				value={[value]}
				onChange={([chosen = '']) => onChange(chosen)}
			/>
		</div>
	)
}
