import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { ListWords } from '#content/types/panel.ts'
import styles from './Waitlist.module.css'

type Props = {
	words: ListWords['list']
	/** Disables the download, which would look complete but hold only part of the list. */
	isLoading: boolean
	onDownload: () => void
	onRefresh: () => void
}

/** The heading takes the focus after login, because the login form is removed. */
export function ListHeader({ words, isLoading, onDownload, onRefresh }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])

	return (
		<header>
			<h1 ref={heading} tabIndex={-1}>
				{words.title}
			</h1>
			<div className={styles['actions']}>
				<Button onClick={onDownload} disabled={isLoading}>
					{words.download}
				</Button>
				<Button tone="outline" onClick={onRefresh}>
					{words.refresh}
				</Button>
			</div>
		</header>
	)
}
