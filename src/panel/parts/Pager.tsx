import type { Ref } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import styles from './Pager.module.css'

type Props = {
	words: {
		readonly label: string
		readonly rows: Message<'first' | 'last' | 'n'>
		readonly previous: string
		readonly next: string
	}
	/** The numbers of the first and last rows shown, and the total number of rows; or a message instead. */
	range: { readonly first: number; readonly last: number; readonly n: number } | string
	/** Announces the range to screen readers, and takes the focus. */
	statusRef?: Ref<HTMLParagraphElement>
	/** Undefined if there is no such page. */
	onPrevious: (() => void) | undefined
	onNext: (() => void) | undefined
}

/** There are no page numbers, because each page starts after a given row. */
export function Pager({ words, range, statusRef, onPrevious, onNext }: Props) {
	return (
		<nav className={`row ${styles['pager']}`} aria-label={words.label}>
			<p ref={statusRef} tabIndex={-1} role={statusRef ? 'status' : undefined}>
				{typeof range === 'string' ? range : formatMessage('es', words.rows, range)}
			</p>
			<Button tone="outline" disabled={!onPrevious} onClick={onPrevious}>
				{words.previous}
			</Button>
			<Button tone="outline" disabled={!onNext} onClick={onNext}>
				{words.next}
			</Button>
		</nav>
	)
}
