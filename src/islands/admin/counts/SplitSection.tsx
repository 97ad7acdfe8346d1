import type { CountsWords } from '#content/types/counts-panel.ts'
import type { CountSummary, SplitRow } from '#contract/count-summary.ts'
import { SplitTable } from './SplitTable.tsx'
import filters from './CountFilters.module.css'
import styles from './CountsPage.module.css'

type Props = {
	words: CountsWords['split']
	by: keyof CountSummary['by']
	rows: readonly SplitRow[]
	isCompared: boolean
	onSelect: (by: keyof CountSummary['by']) => void
}

/** The sums by page, source, campaign or language. */
export function SplitSection({ words, by, rows, isCompared, onSelect }: Props) {
	return (
		<section className={styles['block']}>
			<h2>{words.title}</h2>
			<fieldset className={filters['segments']}>
				<legend className="visually-hidden">{words.by}</legend>
				{(['path', 'source', 'campaign', 'locale'] as const).map((each) => (
					<label key={each}>
						<input
							type="radio"
							name="split"
							checked={by === each}
							onChange={() => onSelect(each)}
						/>
						{words.names[each]}
					</label>
				))}
			</fieldset>
			<SplitTable words={words} by={by} rows={rows} isCompared={isCompared} />
		</section>
	)
}
