import { LetterDraft } from './LetterDraft.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { useLetter } from './useLetter.ts'

/** The page for writing a letter. */
export function DraftPage() {
	const letter = useLetter(true)
	return letter ? <LetterDraft key={letter.id} letter={letter} /> : <LetterFrame />
}
