import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { Note } from '#components/ui/Note.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { formatMessage } from '#words/format-message.ts'
import { formatClock } from '#islands/admin/format-date.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { maxNameLength } from './draft.ts'
import type { DraftState } from './useDraft.ts'
import styles from './LetterDraft.module.css'

const { draft: words } = letterDraftWords

/** Whether all changes are saved. */
export function SaveState({ state }: { state: DraftState }) {
	const { status, savedAt } = state
	const isLost = status === 'failed' || status === 'conflict'
	return (
		<span role="status">
			{formatMessage('es', words.save[isLost ? 'failed' : status], { time: formatClock(savedAt) })}{' '}
			{status === 'failed' && <TextButton onClick={state.save}>{words.save.retry}</TextButton>}
		</span>
	)
}

/** The letter's name, and how to resolve a conflict with another tab. */
export function DraftHeader({ state }: { state: DraftState }) {
	const { draft, status, isRestored } = state
	return (
		<header>
			<PlaceHeading>{draft.name || lettersWords.untitled}</PlaceHeading>
			{isRestored && status !== 'conflict' && <Note>{words.save.restored}</Note>}
			{status === 'conflict' && (
				<div role="alert">
					<Note>
						<p>{words.conflict.text}</p>
						<p className={styles['choices']}>
							<Button tone="outline" onClick={() => state.keep('theirs')}>
								{words.conflict.theirs}
							</Button>
							<Button tone="outline" onClick={() => state.keep('mine')}>
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
				onChange={(event) => state.change({ name: event.target.value })}
			/>
		</header>
	)
}
