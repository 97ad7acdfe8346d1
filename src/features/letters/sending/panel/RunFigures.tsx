import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import type { LetterState } from '#features/letters/rules/letter-state.ts'
import { recipientStates } from '#features/letters/rules/recipient-state.ts'
import { languageNames, languages } from '#site-map/languages.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import styles from './LetterRun.module.css'

const { run: words } = letterRunWords
const { totals } = words

type Props = { progress: LetterProgress }

export function DeliveryTotals({ progress, state }: Props & { state: LetterState }) {
	const { total, retrying, unsubscribed, returned } = progress
	const isOver = state === 'finished' || state === 'stopped'
	const waiting = total.waiting + total.sending
	const figures: readonly (readonly [string, number])[] = [
		[totals.sent, total.sent],
		[totals.refused, total.refused],
		...(returned ? [[totals.returned, sumOf(returned)] as const] : []),
		...(retrying > 0 ? [[totals.retrying, retrying] as const] : []),
		[totals.unsubscribed, unsubscribed],
		isOver ? [totals.skipped, total.skipped + total.erased + waiting] : [totals.waiting, waiting],
	]
	return <Figures figures={figures} />
}

/** Large figures in a row. */
export function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
	return (
		<dl className={`row ${styles['totals']}`}>
			{figures.map(([label, count]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{formatNumber(count)}</dd>
				</div>
			))}
		</dl>
	)
}

export function LanguageTable({ progress: { languages: byLanguage, total, returned } }: Props) {
	const numbers = [
		words.people,
		totals.sent,
		totals.refused,
		...(returned ? [totals.returned] : []),
		totals.waiting,
	]
	const rowOf = (id: string, name: string, counts: typeof total, bounced: number) => {
		const all = recipientStates.reduce((sum, state) => sum + counts[state], 0)
		const { sent, refused, waiting, sending } = counts
		const figures = [all, sent, refused, ...(returned ? [bounced] : []), waiting + sending]
		return { id, cells: [name, ...figures.map(formatNumber)] }
	}
	return (
		<>
			<h2>{words.byLanguage}</h2>
			<DataTable
				columns={[words.language, ...numbers.map((label) => ({ label, isNumber: true }))]}
				rows={languages.flatMap((language) => {
					const { [language]: counts } = byLanguage
					if (!counts) return []
					return [rowOf(language, languageNames[language], counts, returned?.[language] ?? 0)]
				})}
				foot={rowOf('all', words.all, total, sumOf(returned ?? {}))}
			/>
		</>
	)
}

function sumOf(counts: Readonly<Record<string, number>>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
