import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { PanelWords } from '#content/types/panel.ts'
import styles from './Waitlist.module.css'

type Props = {
	words: PanelWords['list']
	/** A file of half a list would pass for the whole. */
	isLoading: boolean
	onDownload: () => void
	onRefresh: () => void
	onLeave: () => void
}

/** Where one arrives after the door: the heading takes the focus. */
export function ListHeader({ words, isLoading, onDownload, onRefresh, onLeave }: Props) {
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
				<Button tone="outline" onClick={onLeave}>
					{words.leave}
				</Button>
			</div>
		</header>
	)
}
