import type { LetterProgress } from '#contract/letter-sending.ts'
import type { LetterState } from '#domain/letters/letter-state.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import styles from './LetterRun.module.css'

const { tally: words } = letterRunWords.run

type Props = { progress: LetterProgress; state: LetterState }

/** The outcome of the mails, as large figures. */
export function Tally({ progress, state }: Props) {
	const { total, retrying, unsubscribed, returned } = progress
	const isOver = state === 'finished' || state === 'stopped'
	const figures: readonly (readonly [string, number])[] = [
		[words.sent, total.sent],
		[words.refused, total.refused],
		...(returned ? [[words.returned, sumOf(returned)] as const] : []),
		...(retrying > 0 ? [[words.retrying, retrying] as const] : []),
		[words.unsubscribed, unsubscribed],
		isOver
			? [words.skipped, total.skipped + total.erased + total.waiting + total.sending]
			: [words.waiting, total.waiting + total.sending],
	]
	return <Figures figures={figures} />
}

/** Large figures in a row. */
export function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
	return (
		<dl className={styles['tally']}>
			{figures.map(([label, count]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{formatNumber(count)}</dd>
				</div>
			))}
		</dl>
	)
}

function sumOf(counts: Readonly<Record<string, number>>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
