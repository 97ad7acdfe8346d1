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
	/**
	 * A ref to the paragraph with the range, by which it can be focused. If set, screen readers also announce each new
	 * range.
	 */
	statusRef?: Ref<HTMLParagraphElement>
	/** `onPrevious` and `onNext` are undefined if there is no such page. */
	onPrevious: (() => void) | undefined
	onNext: (() => void) | undefined
}

/**
 * The range of rows shown, with buttons for the previous and the next page. There are no page numbers, because a page
 * is defined by the row after which it starts.
 */
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
