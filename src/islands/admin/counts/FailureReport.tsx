import countsWords from '#content/messages/es/panel/counts.yaml'
import type { CountSummary } from '#contract/count-summary.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { FailedBuild } from '#islands/admin/settings/FailedBuild.tsx'
import { readPageStatus } from '#islands/admin/settings/releases-api.ts'
import { useReading } from '#islands/admin/useReading.ts'
import styles from './MarkList.module.css'

const words = countsWords.failures

const readBuild = async (_query: string, signal: AbortSignal) =>
	(await readPageStatus('', signal)).build

/** The number of failures of tests, tools and the panel, by kind of page, and the last page build if it failed. */
export function FailureReport({ failures }: Pick<CountSummary, 'failures'>) {
	// The counts do not depend on it.
	const { data: build } = useReading('', { read: readBuild })
	return (
		<div className={styles['failures']}>
			<h3>{words.title}</h3>
			{failures.length === 0 ? (
				<p className="soft">{words.none}</p>
			) : (
				<ul className={styles['plain']}>
					{failures.map(({ kind, n }) => (
						<li key={kind}>
							{words.kinds[kind]}: {formatNumber(n)}
						</li>
					))}
				</ul>
			)}
			{build?.state === 'failed' && <FailedBuild {...build} />}
		</div>
	)
}
