import type { ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { CopyLink } from '#site/week/keep/CopyLink.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './ResultPanel.module.css'

type Props = PanelProps & {
	/** The link to the words for declining, if an event was declined. */
	refusal: ReactNode
	onLinkCopied: () => void
}

/** After a change: buttons to undo it, to get another suggestion, and to keep the week. */
export function ChangePart({ state, dispatch, words, refusal, onLinkCopied }: Props) {
	const { result } = words
	return (
		<>
			{refusal}
			<p className={styles['actions']}>
				<Button tone="outline" onClick={() => dispatch({ type: 'undone' })}>
					{result.undo}
				</Button>
				<TextButton onClick={() => dispatch({ type: 'idea wanted' })}>
					{result.anotherChange}
				</TextButton>
			</p>
			<div className={styles['part']}>
				<p className={styles['kicker']}>{result.seeAgain}</p>
				<CopyLink plan={state.plan} words={words.keep.link} onCopy={onLinkCopied} />
			</div>
		</>
	)
}
