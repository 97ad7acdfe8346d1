import { useEffect, useRef, useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'

type Props = {
	label: string
	maxLength: number
	search: string
	onSearch: (search: string) => void
	/** Enter is pressed. */
	onEnter?: (text: string) => void
}

const typingPauseMs = 300

/** A search that starts when typing pauses. */
export function SearchField({ label, maxLength, search, onSearch, onEnter }: Props) {
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

	return (
		<Field
			label={label}
			type="search"
			value={text}
			maxLength={maxLength}
			autoComplete="off"
			spellCheck={false}
			onChange={(event) => type(event.target.value)}
			onKeyDown={({ key }) => {
				if (key === 'Enter') onEnter?.(text)
			}}
		/>
	)
}
