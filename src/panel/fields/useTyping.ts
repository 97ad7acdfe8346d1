import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of a field that filters what is shown, and its setter.
 *
 * @param value the current filter
 * @param onPause takes the text once typing pauses
 */
export function useTyping(
	value: string,
	pauseMs: number,
	onPause: (text: string) => void,
): [string, (text: string) => void] {
	const [text, setText] = useState(value)
	const [shown, setShown] = useState(value)
	// Takes over a filter that Back or "Quitar filtros" has changed; a trailing space in the typed text makes no
	// difference.
	if (value !== shown) {
		setShown(value)
		if (value !== text.trim()) setText(value)
	}

	const pause = useEffectEvent(onPause)
	useEffect(() => {
		const timer = setTimeout(() => pause(text), pauseMs)
		return () => clearTimeout(timer)
	}, [text, pauseMs])

	return [text, setText]
}
