import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { letterDraftWords } from '#content/panel/letter-draft.ts'
import { lettersWords } from '#content/panel/letters.ts'
import { letterLanguages } from '#domain/letters/letter-languages.ts'
import type { Language } from '#domain/pages/languages.ts'
import { SessionEnded } from '#islands/admin/api.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { CheckList } from './CheckList.tsx'
import type { Letter } from '#contract/letter.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { DraftHeader, SaveState } from './DraftHeader.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { letterPath } from './letter-path.ts'
import { LanguageSheet } from './LanguageSheet.tsx'
import { deleteLetter, readChecks, readPreviews, readRecipients } from './letters-api.ts'
import { deleteLocalDraft } from './local-draft.ts'
import { MailPanes } from './MailPanes.tsx'
import { RadioRow } from '#islands/admin/RadioRow.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { SendBar } from './SendBar.tsx'
import { useDraft } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

/** The letter is no draft any more: it has another place. */
function showLetter(letter: Letter): void {
	navigate(letterPath(letter), { replace: true })
}

/** Writes a letter: its words in each language, for whom it is, its preview, and the checks before sending. */
export function LetterDraft({ letter: initial, ...panel }: PlaceProps & { letter: Letter }) {
	const { toasts, onExpired } = panel
	const state = useDraft(initial, { onExpired, onChanged: showLetter })
	const { draft, letter, change } = state
	const [shown, setShown] = useState<Language>('en')
	const [isDeleting, setIsDeleting] = useState(false)
	// A saved version is what the server counts, renders and checks.
	const version = `${letter.id} ${letter.version}`
	const readOf = <T,>(read: (id: string, signal: AbortSignal) => Promise<T>) => ({
		read: (_query: string, signal: AbortSignal) => read(letter.id, signal),
		onFailure: fail,
	})
	const recipients = useReading(version, readOf(readRecipients))
	const previews = useReading(version, readOf(readPreviews))
	const checks = useReading(version, readOf(readChecks))
	const languages = letterLanguages(draft, recipients.data?.languages ?? null)

	function fail(error: unknown) {
		if (error instanceof SessionEnded) onExpired()
		else console.error(error)
	}

	async function remove() {
		try {
			await deleteLetter(letter.id)
			deleteLocalDraft(letter.id)
			toasts.show(words.deleted)
			navigate('/waitlist/cartas', { replace: true })
		} catch (error) {
			setIsDeleting(false)
			fail(error)
			toasts.show(lettersWords.failed, 'error')
		}
	}

	return (
		<LetterFrame status={<SaveState state={state} />}>
			<DraftHeader state={state} />
			<RecipientFields
				draft={draft}
				languages={languages}
				recipients={recipients.data}
				onChange={change}
				onFailure={fail}
			/>
			<div className={styles['tabs']}>
				<RadioRow
					name="language"
					legend={words.tabs}
					choices={languages.map((value) => ({ value, label: lettersWords.languages[value] }))}
					value={shown}
					onChange={setShown}
				/>
			</div>
			<div className={styles['sheets']}>
				{languages.map((language) => (
					<LanguageSheet
						key={language}
						language={language}
						isShown={language === shown}
						content={draft.content}
						people={recipients.data?.languages[language] ?? null}
						onChange={(content) => change({ content })}
					/>
				))}
			</div>
			<MailPanes
				letter={letter}
				languages={languages}
				previews={previews.data}
				shown={shown}
				hint={words.syntax}
			/>
			<CheckList {...panel} checks={checks} state={state} onFailure={fail} />
			<SendBar
				{...panel}
				onSent={showLetter}
				state={state}
				checks={checks.data}
				recipients={recipients.data}
				onStale={() => {
					recipients.reload()
					checks.reload()
				}}
			/>
			<TextButton onClick={() => setIsDeleting(true)}>{words.delete}</TextButton>
			{isDeleting && (
				<ConfirmDialog
					title={words.deleteTitle}
					confirm={words.delete}
					cancel={lettersWords.cancel}
					onConfirm={() => void remove()}
					onCancel={() => setIsDeleting(false)}
				>
					<p>{words.deleteText}</p>
				</ConfirmDialog>
			)}
		</LetterFrame>
	)
}
