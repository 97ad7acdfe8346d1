import { useEffect, useRef, useState } from 'react'

/** Moves the focus to the row count, because the focused row or pager button may be gone with the next rows. */
export function useCountFocus() {
	const countRef = useRef<HTMLParagraphElement>(null)
	const [turn, setTurn] = useState(0)

	// After the dialog, which returns the focus to its button.
	useEffect(() => {
		if (turn > 0) countRef.current?.focus()
	}, [turn])

	return { countRef, focusCount: () => setTurn((before) => before + 1) }
}
