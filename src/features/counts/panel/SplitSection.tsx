import { Segments } from '#site/ui/controls/Segments.tsx'
import { useState } from 'react'
import countsWords from '#content/messages/es/panel/counts.yaml'
import type { CountSummary, SplitRow } from '#features/counts/messages/count-summary.ts'
import { pageKindOf } from '#features/counts/rules/page-kind.ts'
import { dimensions, splitSums } from '#features/counts/rules/summarize-counts.ts'
import { recordOf } from '#values/record-of.ts'
import { ratePer100 } from '#features/counts/rules/rate.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatRate } from './format-count.ts'
import styles from './CountsPage.module.css'

const words = countsWords.split
const namesOfValues: Readonly<Record<string, string>> = words.values

/** The kinds of pages that have a form. Other pages show no rate of forms, unless a form was counted on them. */
const kindsWithForm: ReadonlySet<string> = new Set(['home', 'country', 'guide', 'test'])

/** The maximum number of names listed in rows of their own. One more row sums up all other names. */
const maxRows = 9

type Props = Pick<CountSummary, 'by'> & { isCompared: boolean }

export function SplitSection({ by: all, isCompared }: Props) {
	const [by, setBy] = useState<keyof CountSummary['by']>('path')
	const rows = all[by]
	const { columns } = words
	const before = isCompared ? (['before'] as const) : []
	const numbers = ['visits', ...before, 'forms', 'confirmed', 'rate'] as const
	const listed = rows.length <= maxRows + 1 ? rows : rows.slice(0, maxRows)
	const rest = rows.slice(listed.length)

	function rowOf(id: string, name: string, row: SplitRow) {
		const hasForm = by !== 'path' || id === '' || row.forms > 0 || kindsWithForm.has(pageKindOf(id))
		const rate = hasForm ? ratePer100(row.forms, row.visits) : null
		return {
			id,
			cells: [
				hasForm ? (
					name
				) : (
					<>
						{name} <span className="soft">{words.noForm}</span>
					</>
				),
				formatNumber(row.visits),
				...(isCompared ? [formatNumber(row.visitsBefore)] : []),
				hasForm && formatNumber(row.forms),
				hasForm && formatNumber(row.confirmed),
				rate !== null && formatRate(rate),
			],
		}
	}

	return (
		<section className={styles['block']}>
			<h2>{words.title}</h2>
			<Segments
				name="split"
				legend={words.by}
				choices={dimensions.map((each) => ({ value: each, label: words.names[each] }))}
				value={by}
				onChange={setBy}
			/>
			<DataTable
				label={words.title}
				columns={[
					by === 'path' ? words.entrancePage : words.names[by],
					...numbers.map((name) => ({ label: columns[name], isNumber: true })),
				]}
				rows={[
					...listed.map((row) => rowOf(row.name, namesOfValues[row.name] ?? row.name, row)),
					...(rest.length > 0
						? [rowOf('', formatMessage('es', words.rest[by], { n: rest.length }), sumOf(rest))]
						: []),
				]}
				foot={rowOf('', words.total, sumOf(rows))}
			/>
		</section>
	)
}

function sumOf(rows: readonly SplitRow[]): SplitRow {
	const sumBy = (name: (typeof splitSums)[number]) => rows.reduce((sum, row) => sum + row[name], 0)
	return { name: '', ...recordOf(splitSums, sumBy) }
}
