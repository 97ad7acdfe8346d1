import type { PlaceProps } from '#islands/admin/place-props.ts'
import { LetterFrame } from './LetterFrame.tsx'
import { LetterRun } from './LetterRun.tsx'
import { useLetter } from './useLetter.ts'

/** The page of a confirmed letter. */
export function LetterPage(props: PlaceProps) {
	const letter = useLetter(props, false)
	return letter ? <LetterRun key={letter.id} {...props} letter={letter} /> : <LetterFrame />
}
