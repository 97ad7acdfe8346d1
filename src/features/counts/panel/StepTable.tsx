import countsWords from '#content/messages/es/panel/counts.yaml'
import type { StepCounts } from '#features/counts/messages/count-summary.ts'
import { ratePer100 } from '#features/counts/rules/rate.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatDay, formatRate } from './format-count.ts'
import styles from './tables.module.css'

const words = countsWords.steps

type Props = {
	from: string
	to: string
	steps: StepCounts
	/** The steps of the previous period; null without a comparison. */
	before: StepCounts | null
	isAppConnected: boolean
}

/** Each step, and the step whose count is the whole for its rate. */
const allRows = [
	{ step: 'visits', of: null },
	{ step: 'testsBegun', of: 'visits' },
	{ step: 'testsFinished', of: 'testsBegun' },
	{ step: 'toolsOpened', of: 'visits' },
	{ step: 'forms', of: 'visits' },
	{ step: 'confirmed', of: 'forms' },
	{ step: 'signedUp', of: 'visits' },
] as const

/** Each row has a bar. The bar of the step with the largest sum has the full width. */
export function StepTable({ from, to, steps, before, isAppConnected }: Props) {
	const isReported = isAppConnected || steps.signedUp > 0 || (before?.signedUp ?? 0) > 0
	const rows = allRows.filter(({ step }) => step !== 'signedUp' || isReported)
	const { columns } = words
	const period = formatMessage('es', columns.period, { from: formatDay(from), to: formatDay(to) })
	const max = Math.max(1, ...rows.map(({ step }) => steps[step]))
	return (
		<section className={styles['steps']}>
			<h2>{words.title}</h2>
			<DataTable
				columns={[
					columns.step,
					{ label: period, isNumber: true, isClear: true },
					{ label: columns.rate, isClear: true },
					...(before ? [{ label: columns.before, isNumber: true }] : []),
				]}
				rows={rows.map(({ step, of }) => ({
					id: step,
					cells: [
						<>
							{words.rows[step]}
							<svg aria-hidden="true">
								<rect
									className={step === 'confirmed' ? styles['lit'] : undefined}
									width={`${(steps[step] / max) * 100}%`}
									height="100%"
								/>
							</svg>
						</>,
						formatNumber(steps[step]),
						of && rateOf(steps, step, of) && (
							<>
								<b>{rateOf(steps, step, of)}</b> <span>{words.of[of]}</span>
							</>
						),
						before &&
							[formatNumber(before[step]), of && rateOf(before, step, of)]
								.filter(Boolean)
								.join('\u00A0· '),
					],
				}))}
			/>
			<p className="soft">
				{formatMessage('es', words.note, {
					tests: formatNumber(steps.formsAfterTest),
					forms: formatNumber(steps.forms),
				})}
			</p>
		</section>
	)
}

/** The rate of `step` per 100 of `of`, as text; empty if the sum of `of` is too small for a rate. */
function rateOf(steps: StepCounts, step: keyof StepCounts, of: keyof StepCounts): string {
	const rate = ratePer100(steps[step], steps[of])
	return rate === null ? '' : formatRate(rate)
}
