import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { ReleaseBuild } from '#contract/releases.ts'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/releases.yaml'
import styles from './ReleaseStorey.module.css'

type Props = Extract<ReleaseBuild, { state: 'failed' }>

/** Reports that the last build of the pages failed, with its output. */
export function FailedBuild({ at, reason }: Props) {
	return (
		<div className={styles['failed']}>
			<p>{formatMessage('es', words.failed, { time: formatDateTime(at) })}</p>
			<Disclosure summary={words.reason}>
				<pre lang="en">{reason}</pre>
			</Disclosure>
		</div>
	)
}
