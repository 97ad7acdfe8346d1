import { useState } from 'react'
import type { SentenceEdit } from './useSentence.ts'

/**
 * Closes a text, unless it has faults: it would stay unsaved out of sight.
 *
 * @returns whether it was kept open, to explain why
 */
export function useFinish({ faults }: Pick<SentenceEdit, 'faults'>, onClose: () => void) {
	const [isAsked, setIsAsked] = useState(false)
	const isFaulty = faults.length > 0
	if (isAsked && !isFaulty) setIsAsked(false)
	return {
		isHeld: isAsked && isFaulty,
		finish: () => (isFaulty ? setIsAsked(true) : onClose()),
	}
}
