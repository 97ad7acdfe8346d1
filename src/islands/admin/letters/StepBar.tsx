import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterChecks } from '#contract/letter-checks.ts'
import { isReadyToSend } from '#domain/letters/letter-checks.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { seriesPath } from './series-path.ts'
import styles from './LetterDraft.module.css'

const { step: words } = letterDraftWords

type Props = {
	/** The id of the series. */
	series: string
	/** Null until read. */
	checks: LetterChecks | null
	isSaved: boolean
}

/** A step is not sent by itself: links back to its series. */
export function StepBar({ series, checks, isSaved }: Props) {
	const isReady = isSaved && checks !== null && isReadyToSend(checks)
	return (
		<div className={`bar ${styles['bar']}`}>
			<p>{isReady ? words.ready : words.blocked}</p>
			<PanelLink href={seriesPath(series)}>{words.back}</PanelLink>
		</div>
	)
}
