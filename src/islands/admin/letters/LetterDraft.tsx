import { useState } from 'react'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { Letter } from '#contract/letter.ts'
import { letterLanguages } from '#domain/letters/letter-languages.ts'
import { type Language, languages as allLanguages } from '#domain/pages/languages.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { CheckList } from './CheckList.tsx'
import { DraftDeletion } from './DraftDeletion.tsx'
import { DraftHeader, SaveState } from './DraftHeader.tsx'
import { LanguageSheets } from './LanguageSheets.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { letterPath } from './letter-path.ts'
import { MailPanes } from './MailPanes.tsx'
import { PictureButton } from './PictureButton.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { SendBar } from './SendBar.tsx'
import { StepBar } from './StepBar.tsx'
import { TimingFields } from './TimingFields.tsx'
import { useDraft } from './useDraft.ts'
import { useSavedLetter } from './useSavedLetter.ts'

/** The letter is no longer a draft: it has another place. */
function showLetter(letter: Letter): void {
	navigate(letterPath(letter), { replace: true })
}

/** Writes a letter: its text in each language, its recipients, its preview, and the checks before sending. */
export function LetterDraft({ letter }: { letter: Letter }) {
	const state = useDraft(letter)
	const { draft, change } = state
	const [shown, setShown] = useState<Language>('en')
	const { recipients, previews, checks } = useSavedLetter(letter)
	const isStep = letter.series !== null
	const read = checks.data !== undefined && !checks.isPlaceholderData ? checks.data : null
	// The confirming admin may read any language.
	const languages = isStep
		? allLanguages
		: letterLanguages(draft, recipients.data?.languages ?? null)

	return (
		<LetterFrame series={letter.series} status={<SaveState state={state} />}>
			<DraftHeader state={state} />
			<RecipientFields
				draft={draft}
				isStep={isStep}
				languages={languages}
				recipients={recipients.data ?? null}
				onChange={change}
			/>
			<LanguageSheets
				languages={languages}
				content={draft.content}
				recipients={isStep ? null : (recipients.data ?? null)}
				shown={shown}
				onShow={setShown}
				onChange={(content) => change({ content })}
			/>
			<PictureButton
				content={draft.content}
				shown={shown}
				onChange={(content) => change({ content })}
			/>
			<MailPanes
				letter={letter}
				languages={languages}
				previews={previews.data}
				shown={shown}
				hint={letterDraftWords.draft.syntax}
			/>
			{!isStep && <TimingFields value={draft.timing} onChange={(timing) => change({ timing })} />}
			<CheckList checks={checks} state={state} />
			{letter.series === null ? (
				<>
					<SendBar
						onSent={showLetter}
						state={state}
						checks={read}
						recipients={recipients.data ?? null}
					/>
					<DraftDeletion letterId={letter.id} onDeleted={state.discard} />
				</>
			) : (
				<StepBar series={letter.series} checks={read} isSaved={state.status === 'saved'} />
			)}
		</LetterFrame>
	)
}
