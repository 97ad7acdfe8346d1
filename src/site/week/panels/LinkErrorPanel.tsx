import type { Ref } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { WeekWords } from '#site/week/week-words.ts'
import type { LinkError } from '#site/week/rules/link.ts'
import styles from './ResultPanel.module.css'

type Props = {
	error: Exclude<LinkError, 'no week'>
	words: WeekWords['linkErrors']
	heading: Ref<HTMLHeadingElement>
	onDismiss: () => void
}

/** Explains why a link does not open. The previous week is kept. */
export function LinkErrorPanel({ error, words, heading, onDismiss }: Props) {
	return (
		<div role="alert">
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{words.title}
			</h2>
			<p>{words[error]}</p>
			<p className={styles['actions']}>
				<Button onClick={onDismiss}>{words.dismiss}</Button>
			</p>
		</div>
	)
}
