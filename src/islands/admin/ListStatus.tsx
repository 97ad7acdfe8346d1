import type { ReactNode } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import { formatMessage } from './format-message.ts'
import styles from './Waitlist.module.css'

type Props = {
	progress: { readonly read: number; readonly total: number } | null
	all: number
	shown: number
	words: ListWords['list']
	children: ReactNode
}

/** How many rows are loaded and how many of them match the filter. */
export function ListStatus({ progress, all, shown, words, children }: Props) {
	return (
		<div className={styles['status']}>
			{progress && <span role="status">{words.loading}</span>}
			<span>
				{formatMessage(message(), { n: progress?.read ?? shown, total: progress?.total ?? all })}
			</span>
			{children}
		</div>
	)

	function message(): string {
		if (progress) return progress.total > 0 ? words.progress : ''
		if (all === 0) return words.empty
		if (shown === 0) return words.noMatch
		return shown === all ? words.count : words.progress
	}
}
