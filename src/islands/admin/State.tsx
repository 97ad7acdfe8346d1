import type { ReactNode } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { fill } from './fill.ts'
import styles from './Waitlist.module.css'

type Props = {
	progress: { readonly read: number; readonly total: number } | null
	all: number
	shown: number
	words: PanelWords['list']
	children: ReactNode
}

/** How much of the list is here, and how much of it is shown. */
export function State({ progress, all, shown, words, children }: Props) {
	return (
		<div className={styles['state']}>
			{progress && <span role="status">{words.loading}</span>}
			<span>{fill(sentence(), { n: progress?.read ?? shown, total: progress?.total ?? all })}</span>
			{children}
		</div>
	)

	function sentence(): string {
		if (progress) return progress.total > 0 ? words.progress : ''
		if (all === 0) return words.empty
		if (shown === 0) return words.noMatch
		return shown === all ? words.count : words.progress
	}
}
