import type { PlaceProps } from '#islands/admin/place-props.ts'
import { LetterDraft } from './LetterDraft.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { useLetter } from './useLetter.ts'

/** The page for writing a letter. */
export function DraftPage(props: PlaceProps) {
	const letter = useLetter(props, true)
	return letter ? <LetterDraft key={letter.id} {...props} letter={letter} /> : <LetterFrame />
}
