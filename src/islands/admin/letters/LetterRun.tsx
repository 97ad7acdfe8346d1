import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Note } from '#components/ui/Note.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import { letterLanguages } from '#domain/letters/letter-languages.ts'
import { formatMessage } from '#words/format-message.ts'
import { findingsQuery } from '#islands/admin/OwnerNotices.tsx'
import { formatClock } from '#islands/admin/format-date.ts'
import { ArchiveChoice } from './ArchiveChoice.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { LanguageTable } from './LanguageTable.tsx'
import { previewsQuery } from './letters-api.ts'
import { MailPanes } from './MailPanes.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { RefusalTable } from './RefusalTable.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { RunActions } from './RunActions.tsx'
import { RunSummary } from './RunSummary.tsx'
import { SendingWindow } from './SendingWindow.tsx'
import { Tally } from './Tally.tsx'
import { useLetterActions } from './useLetterActions.ts'
import { useProgress } from './useProgress.ts'
import { useSenderCheck } from './useSenderCheck.ts'
import styles from './LetterRun.module.css'

const { run: words } = letterRunWords

// With the words of all checks, which only a letter paused by them needs.
const SenderChecks = lazy(async () => ({
	default: (await import('./SenderChecks.tsx')).SenderChecks,
}))

type Props = { letter: Letter }

/** A confirmed letter: its progress, the possible actions, and the outcome. */
export function LetterRun({ letter: initial }: Props) {
	const client = useQueryClient()
	const reading = useProgress(initial)
	const [isSeen, setIsSeen] = useState(false)
	const progress = reading.progress.data
	const refusals = reading.refusals.data
	const letter = progress?.letter ?? initial
	useOnChange(letter.state, () => void client.invalidateQueries(findingsQuery()))
	const total = letter.recipients ?? 0
	const done = progress ? progress.total.sent + progress.total.refused : 0
	const senderCheck = useSenderCheck(letter)
	const { act, copy, resend } = useLetterActions(letter)

	const isStep = letter.state === 'series'
	return (
		<LetterFrame series={isStep ? letter.series : null}>
			<PlaceHeading>{letter.name || lettersWords.untitled}</PlaceHeading>
			<div className={styles['main']}>
				<SendingWindow
					level={isStep ? stepLevel(letter) : total === 0 ? 0 : (done / total) * 100}
				/>
				<div>
					<RunSummary letter={letter} progress={progress} done={done} />
					{progress && letter.state !== 'scheduled' && (
						<Tally progress={progress} state={letter.state} />
					)}
					<Suspense>{senderCheck && <SenderChecks {...senderCheck} />}</Suspense>
					<RunActions
						letter={letter}
						waiting={progress ? progress.total.waiting + progress.total.sending : 0}
						isSeen={isSeen}
						senderCheck={senderCheck}
						onAct={act}
						onSee={() => setIsSeen(!isSeen)}
						onCopy={copy}
					/>
					{reading.progress.isError && <StaleNote readAt={reading.progress.dataUpdatedAt} />}
					{progress && letter.state !== 'scheduled' && <LanguageTable progress={progress} />}
					{progress?.archive && <ArchiveChoice letter={letter} addresses={progress.archive} />}
				</div>
			</div>
			{isSeen && <SentMail letter={letter} />}
			{refusals && letter.state !== 'scheduled' && (
				<RefusalTable letter={letter} refusals={refusals} onResend={resend} />
			)}
			{refusals && <ReturnTable returned={refusals.returned} />}
		</LetterFrame>
	)
}

/** A letter of a series is never done: its window is lit while it is being sent. */
function stepLevel({ pause_reason }: Letter): number {
	return pause_reason === null ? 100 : 40
}

/** Calls a function when a value changes: a letter pauses and resumes by itself. */
function useOnChange(value: string, onChange: () => void) {
	const before = useRef(value)
	useEffect(() => {
		if (before.current !== value) onChange()
		before.current = value
	})
}

/** The figures could not be refreshed and are outdated. */
function StaleNote({ readAt }: { readAt: number }) {
	return (
		<div role="status">
			<Note>
				<p>{formatMessage('es', words.stale, { time: formatClock(readAt) })}</p>
			</Note>
		</div>
	)
}

/** The letter's text, which can no longer change. */
function SentMail({ letter }: Props) {
	const { data: previews } = useQuery(previewsQuery(letter.id))
	const languages = letterLanguages(letter, null)
	const first = languages.find((language) => letter.content[language]) ?? 'en'
	return <MailPanes letter={letter} languages={languages} previews={previews} shown={first} />
}
