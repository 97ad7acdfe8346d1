import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { formatClock } from '#panel/format/format-date.ts'
import { navigate } from '#panel/panel-address.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { CheckList } from './CheckList.tsx'
import { RecipientFields, TimingFields } from './DraftFields.tsx'
import { LanguageSheets } from './LanguageSheets.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { deleteLetter } from '#features/letters/panel/letters-api.ts'
import { MailPanes } from './MailPanes.tsx'
import { SendBar, StepBar } from '#features/letters/sending/panel/SendBar.tsx'
import { DraftContext, maxNameLength, useDraft, useDraftState } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

export function LetterDraft({ letter: read }: { letter: Letter }) {
	const state = useDraftState(read)
	const { letter, isStep, languages, previews, shown } = state
	return (
		<DraftContext value={state}>
			<LetterFrame series={letter.series} status={<SaveState />}>
				<DraftHeader />
				<RecipientFields />
				<LanguageSheets />
				<MailPanes {...{ letter, languages, previews, shown }} />
				{!isStep && <TimingFields />}
				<CheckList />
				{isStep ? (
					<StepBar />
				) : (
					<>
						<SendBar />
						<DraftDeletion />
					</>
				)}
			</LetterFrame>
		</DraftContext>
	)
}

/** Whether all changes are saved. */
function SaveState() {
	const { letter, status, save } = useDraft()
	const isLost = status === 'failed' || status === 'wrong' || status === 'conflict'
	const time = formatClock(letter.updated_at)
	return (
		<span role="status">
			{formatMessage('es', words.save[isLost ? 'failed' : status], { time })}{' '}
			{status === 'failed' && <TextButton onClick={save}>{words.save.retry}</TextButton>}
		</span>
	)
}

function DraftHeader() {
	const { draft, status, keep, change } = useDraft()
	return (
		<header className={styles['header']}>
			<PlaceHeading>{draft.name || lettersWords.untitled}</PlaceHeading>
			{status === 'conflict' && (
				<div role="alert">
					<Note>
						<p>{words.conflict.text}</p>
						<p className="actions">
							<Button tone="outline" onClick={() => keep('theirs')}>
								{words.conflict.theirs}
							</Button>
							<Button tone="outline" onClick={() => keep('mine')}>
								{words.conflict.mine}
							</Button>
						</p>
					</Note>
				</div>
			)}
			<Field
				label={words.name}
				value={draft.name}
				maxLength={maxNameLength}
				autoComplete="off"
				onChange={(event) => change({ name: event.target.value })}
			/>
		</header>
	)
}

function DraftDeletion() {
	const { letter, discard } = useDraft()
	return (
		<ConfirmedAction
			renderButton={(ask) => <TextButton onClick={ask}>{words.delete}</TextButton>}
			title={words.deleteTitle}
			words={{ confirm: words.delete, cancel: lettersWords.cancel }}
			options={{ action: words.delete, done: words.deleted, failed: lettersWords.failed }}
			send={async () => {
				await deleteLetter({ id: letter.id })
				discard()
				// Leaves the page before its data are read again, because the draft no longer exists.
				navigate('/waitlist/cartas', { replace: true })
			}}
		>
			<p>{words.deleteText}</p>
		</ConfirmedAction>
	)
}
