import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { ListWords } from '#content/types/panel.ts'
import styles from './ListPage.module.css'

type Props = {
	words: ListWords['list']
	canDownload: boolean
	isDownloading: boolean
	onDownload: () => void
	onRefresh: () => void
}

/** The heading takes the focus, because the login form or the place before it is removed. */
export function ListHeader({ words, canDownload, isDownloading, onDownload, onRefresh }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])

	return (
		<header>
			<h1 ref={heading} tabIndex={-1}>
				{words.title}
			</h1>
			<div className={styles['actions']}>
				<Button onClick={onDownload} disabled={!canDownload} aria-busy={isDownloading}>
					{words.download}
				</Button>
				<Button tone="outline" onClick={onRefresh}>
					{words.refresh}
				</Button>
			</div>
		</header>
	)
}
