import { useEffect, useRef, useState } from 'react'

const typingPauseMs = 300

/** The text of the search field, searched when typing pauses. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
	const [text, setText] = useState(search)
	const [shown, setShown] = useState(search)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

	// Changed by Back or by "Quitar filtros"; a trailing space in the typed text makes no difference.
	if (search !== shown) {
		setShown(search)
		if (search !== text.trim()) setText(search)
	}

	const latestOnSearch = useRef(onSearch)
	useEffect(() => {
		latestOnSearch.current = onSearch
	})
	useEffect(() => () => clearTimeout(timer.current), [])

	function type(typed: string) {
		setText(typed)
		clearTimeout(timer.current)
		timer.current = setTimeout(() => latestOnSearch.current(typed.trim()), typingPauseMs)
	}

	return { text, type }
}
