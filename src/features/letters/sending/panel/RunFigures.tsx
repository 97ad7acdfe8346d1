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

type DeliveryTotalsProps = { progress: LetterProgress; state: LetterState }

export function DeliveryTotals({ progress, state }: DeliveryTotalsProps) {
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

export function LanguageTable({ progress }: { progress: LetterProgress }) {
	const { returned } = progress
	const numbers = [
		words.people,
		totals.sent,
		totals.refused,
		...(returned ? [totals.returned] : []),
		totals.waiting,
	]
	return (
		<>
			<h2>{words.byLanguage}</h2>
			<DataTable
				columns={[words.language, ...numbers.map((label) => ({ label, isNumber: true }))]}
				rows={languages.flatMap((language) => {
					const counts = progress.languages[language]
					if (!counts) return []
					const name = languageNames[language]
					return [rowOf(language, name, counts, returned && (returned[language] ?? 0))]
				})}
				foot={rowOf('all', words.all, progress.total, returned && sumOf(returned))}
			/>
		</>
	)
}

/** @param returned emails that came back; null if the site does not read bounces */
function rowOf(id: string, name: string, counts: LetterProgress['total'], returned: number | null) {
	const figures = [
		recipientStates.reduce((sum, state) => sum + counts[state], 0),
		counts.sent,
		counts.refused,
		...(returned === null ? [] : [returned]),
		counts.waiting + counts.sending,
	]
	return { id, cells: [name, ...figures.map(formatNumber)] }
}

function sumOf(counts: Readonly<Record<string, number>>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
