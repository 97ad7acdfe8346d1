import countsWords from '#content/messages/es/panel/counts.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { StepCounts } from '#contract/count-summary.ts'
import { ratePer100 } from '#domain/analytics/rate.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import table from '#islands/admin/DataTable.module.css'
import { formatDay, formatRate } from './format-count.ts'
import styles from './tables.module.css'

const words = countsWords.steps

type Props = {
	from: string
	to: string
	steps: StepCounts
	/** The previous period, or null without comparison. */
	before: StepCounts | null
}

/** Each step, and the step its rate is a share of. */
const rows = [
	{ step: 'visits', of: null },
	{ step: 'testsBegun', of: 'visits' },
	{ step: 'testsFinished', of: 'testsBegun' },
	{ step: 'forms', of: 'visits' },
	{ step: 'confirmed', of: 'forms' },
] as const

/** The steps from a visit to the list, with their rates. */
export function StepTable({ from, to, steps, before }: Props) {
	const { columns } = words
	const period = formatMessage('es', columns.period, { from: formatDay(from), to: formatDay(to) })
	return (
		<section>
			<h2>{words.title}</h2>
			<table role="table" className={`${table['table']} ${table['stack']} ${styles['steps']}`}>
				<thead role="rowgroup">
					<tr role="row">
						<th scope="col" role="columnheader">
							{columns.step}
						</th>
						<th scope="col" role="columnheader" className={table['number']}>
							{period}
						</th>
						<th scope="col" role="columnheader">
							{columns.rate}
						</th>
						{before && (
							<th scope="col" role="columnheader" className={table['number']}>
								{columns.before}
							</th>
						)}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{rows.map((row) => (
						<StepRow key={row.step} {...row} steps={steps} before={before} />
					))}
				</tbody>
			</table>
			<p className="soft">
				{formatMessage('es', words.note, {
					tests: formatNumber(steps.formsAfterTest),
					forms: formatNumber(steps.forms),
				})}
			</p>
		</section>
	)
}

type StepRowProps = Pick<Props, 'steps' | 'before'> & (typeof rows)[number]

/** One step with a bar; full width is the largest step. */
function StepRow({ step, of, steps, before }: StepRowProps) {
	const max = Math.max(1, ...rows.map((row) => steps[row.step]))
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				{words.rows[step]}
				<svg aria-hidden="true">
					<rect
						className={step === 'confirmed' ? styles['lit'] : undefined}
						width={`${(steps[step] / max) * 100}%`}
						height="100%"
					/>
				</svg>
			</th>
			<td role="cell" className={table['number']}>
				{formatNumber(steps[step])}
			</td>
			<td role="cell">
				{of && <Rate rate={ratePer100(steps[step], steps[of])} unit={words.of[of]} />}
			</td>
			{before && (
				<td role="cell" className={table['number']} data-label={words.columns.before}>
					{formatNumber(before[step])}
					{of && <RateBefore rate={ratePer100(before[step], before[of])} />}
				</td>
			)}
		</tr>
	)
}

function Rate({ rate, unit }: { rate: number | null; unit: string }) {
	if (rate === null) return null
	return (
		<>
			<b>{formatRate(rate)}</b> <span>{unit}</span>
		</>
	)
}

function RateBefore({ rate }: { rate: number | null }) {
	if (rate === null) return null
	return (
		<>
			<span aria-hidden="true">{'\u00A0· '}</span>
			<span className="visually-hidden">, </span>
			{formatRate(rate)}
		</>
	)
}
