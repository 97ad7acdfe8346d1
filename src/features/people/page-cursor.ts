/** A position between two rows of the list. */
export type PageCursor = {
	readonly side: 'after' | 'before'
	/** How many rows of the list come before the position. */
	readonly offset: number
	/**
	 * The id of the row next to the position: the page begins after this row or ends before it, according to `side`. The
	 * cursor does not have the row's sort keys, because one of them can be an address, which must not be in a URL.
	 */
	readonly id: string
}

/** @example cursorText({ side: 'after', offset: 100, id: 'a7' }) // 'after-100-a7' */
export function cursorText({ side, offset, id }: PageCursor): string {
	return `${side}-${offset}-${id}`
}

export function readCursor(text: string): PageCursor | null {
	const [, side, offset, id = ''] = /^(after|before)-(\d{1,9})-(.+)$/s.exec(text) ?? []
	if (side !== 'after' && side !== 'before') return null
	return { side, offset: Number(offset), id }
}
