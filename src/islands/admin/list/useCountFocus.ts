import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the count of rows when the next rows are shown. What had it before, a row or a button of the pager,
 * may be gone then.
 */
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
