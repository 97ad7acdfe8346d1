import { Segments } from '#components/ui/Segments.tsx'
import type { CountSummary, SplitRow } from '#contract/count-summary.ts'
import { SplitTable } from './SplitTable.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

const words = countsWords.split

type Props = {
	by: keyof CountSummary['by']
	rows: readonly SplitRow[]
	isCompared: boolean
	onSelect: (by: keyof CountSummary['by']) => void
}

const dimensions = ['path', 'source', 'campaign', 'locale'] as const

/** The sums by page, source, campaign or language. */
export function SplitSection({ by, rows, isCompared, onSelect }: Props) {
	return (
		<section className={styles['block']}>
			<h2>{words.title}</h2>
			<Segments
				name="split"
				legend={words.by}
				choices={dimensions.map((each) => ({ value: each, label: words.names[each] }))}
				value={by}
				onChange={onSelect}
			/>
			<SplitTable by={by} rows={rows} isCompared={isCompared} />
		</section>
	)
}
