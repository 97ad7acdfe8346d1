import { useEffect, useRef } from 'react'

/** Moves the focus to the row count when the next rows are shown. The focused row or pager button may be gone then. */
export function useCountFocus(isLoading: boolean) {
	const countRef = useRef<HTMLParagraphElement>(null)
	const isWanted = useRef(false)

	useEffect(() => {
		if (isLoading || !isWanted.current) return
		isWanted.current = false
		countRef.current?.focus()
	}, [isLoading])

	return {
		countRef,
		focusCountNext: () => {
			isWanted.current = true
		},
	}
}
