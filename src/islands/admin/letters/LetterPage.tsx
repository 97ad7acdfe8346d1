import { LetterFrame } from './LetterFrame.tsx'
import { LetterRun } from './LetterRun.tsx'
import { useLetter } from './useLetter.ts'

/** The page of a confirmed letter. */
export function LetterPage() {
	const letter = useLetter(false)
	return letter ? <LetterRun key={letter.id} letter={letter} /> : <LetterFrame />
}
