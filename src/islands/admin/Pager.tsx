import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import styles from './Pager.module.css'

type Props = {
	words: { readonly label: string; readonly previous: string; readonly next: string }
	/** Undefined if there is no such page. */
	onPrevious: (() => void) | undefined
	onNext: (() => void) | undefined
	/** The range shown, as a paragraph. */
	children: ReactNode
}

/** The range of rows shown, and buttons to the next pages. No page numbers: a page starts after a row. */
export function Pager({ words, onPrevious, onNext, children }: Props) {
	return (
		<nav className={styles['pager']} aria-label={words.label}>
			{children}
			<Button tone="outline" disabled={!onPrevious} onClick={onPrevious}>
				{words.previous}
			</Button>
			<Button tone="outline" disabled={!onNext} onClick={onNext}>
				{words.next}
			</Button>
		</nav>
	)
}
