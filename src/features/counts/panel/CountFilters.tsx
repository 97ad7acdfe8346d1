import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import type { CountSummary } from '#features/counts/messages/count-summary.ts'
import { type CountView, periodDays } from './count-view.ts'
import { addDays, daysBetween } from '#values/dates/utc-day.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { Combobox } from '#panel/combobox/Combobox.tsx'
import { Checkbox } from '#panel/fields/Checkbox.tsx'
import { DateField } from '#panel/fields/DateField.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountFilters.module.css'

type Props = {
	view: CountView
	/** The current UTC day. It is incomplete, so it cannot be chosen in a custom period. */
	today: string
	/** Unknown until the first sums are read. */
	choices: CountSummary['choices'] | undefined
	isCompared: boolean
	onCompare: (isCompared: boolean) => void
	onChange: (change: Partial<CountView>) => void
}

const { periods, filters, split } = countsWords

/** The value of the option for a custom period. */
const ownPeriod = 'dates'

export function CountFilters(props: Props) {
	const { view, today, choices, isCompared, onCompare, onChange } = props
	const days = daysBetween(view.from, view.to).length
	const isFiltered = view.locale !== '' || view.campaign !== '' || view.path !== ''
	return (
		<div className={`row ${styles['filters']}`}>
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
				<Checkbox
					label={formatMessage('es', periods.compare, { n: days })}
					isChecked={isCompared}
					onChange={onCompare}
				/>
			)}
			<div className={`row ${styles['choices']}`}>
				{(['locale', 'campaign', 'path'] as const).map((name) => (
					<FilterSelect
						key={name}
						label={filters[name]}
						value={view[name]}
						names={choices?.[name] ?? []}
						onChange={(value) => onChange({ [name]: value })}
					/>
				))}
				{isFiltered && (
					<TextButton onClick={() => onChange({ locale: '', campaign: '', path: '' })}>
						{filters.clear}
					</TextButton>
				)}
			</div>
		</div>
	)
}

/**
 * The changes to the view when a period is chosen. A custom period begins with the dates shown before, or with
 * yesterday alone if today was shown.
 */
function periodOf(value: string, view: CountView, today: string): Partial<CountView> {
	if (value === 'today') return { days: value }
	const days = periodDays.find((each) => String(each) === value)
	if (days !== undefined) return { days }
	const yesterday = addDays(today, -1)
	return { days: null, ...(view.days === 'today' && { from: yesterday, to: yesterday }) }
}

/**
 * The maximum length of a custom period, in days. With more days, the bars of the chart would be narrower than about
 * two pixels.
 */
const maxDays = 366

/**
 * The fields for the first and the last day. If a changed date would make the period invalid, the other date moves too.
 */
function PeriodFields({ view, today, onChange }: Pick<Props, 'view' | 'today' | 'onChange'>) {
	const yesterday = addDays(today, -1)

	/** Ignores days after yesterday, and the empty date that browsers report during typing. */
	function change(from: string, to: string, moved: 'from' | 'to') {
		if (from === '' || to === '' || to > yesterday) return
		if (moved === 'from') {
			const last = addDays(from, maxDays - 1)
			onChange({ from, to: to < from ? from : to > last ? last : to })
		} else {
			const first = addDays(to, 1 - maxDays)
			onChange({ to, from: from > to ? to : from < first ? first : from })
		}
	}

	return (
		<div className={`row ${styles['dates']}`}>
			<DateField
				label={periods.from}
				max={yesterday}
				value={view.from}
				onChange={(day) => change(day, view.to, 'from')}
			/>
			<DateField
				label={periods.to}
				max={yesterday}
				value={view.to}
				onChange={(day) => change(view.from, day, 'to')}
			/>
		</div>
	)
}

type FilterSelectProps = {
	label: string
	value: string
	names: readonly string[]
	onChange: (value: string) => void
}

const labels: Readonly<Record<string, string>> = split.values

function FilterSelect({ label, value, names, onChange }: FilterSelectProps) {
	// A bookmarked name stays selected, even if it does not occur in this period.
	const options = value === '' || names.includes(value) ? names : [value, ...names]
	return (
		<div className={styles['choice']}>
			<Combobox
				kind="one"
				label={label}
				choices={[
					{ value: '', label: filters.all },
					...options.map((name) => ({ value: name, label: labels[name] ?? name })),
				]}
				value={[value]}
				onChange={([chosen = '']) => onChange(chosen)}
			/>
		</div>
	)
}
