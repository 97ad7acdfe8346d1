import { useQuery } from '@tanstack/react-query'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { LetterDraft } from '#features/letters/drafts/panel/LetterDraft.tsx'
import { LetterFrame } from '#features/letters/drafts/panel/LetterFrame.tsx'
import { LetterRun } from '#features/letters/sending/panel/LetterRun.tsx'
import { usePanelAddress } from '#panel/panel-address.ts'
import { letterQuery } from './letters-api.ts'

/** The page of a letter: the editor of a draft, or the progress of a letter in any other state. */
export function LetterPage() {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const meta = { failure: lettersWords.notRead }
	const { data: letter } = useQuery({ ...letterQuery(id), meta })
	if (!letter) return <LetterFrame />
	const Page = letter.state === 'draft' ? LetterDraft : LetterRun
	return <Page key={letter.id} letter={letter} />
}
