import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SashWindow } from '#site/art/windows/SashWindow.tsx'
import { reader } from '#site/art/windows/silhouettes.ts'
import { Note } from '#site/ui/text/Note.tsx'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import { letterLanguages } from '#features/letters/rules/letter-languages.ts'
import { runningStates } from '#features/letters/rules/letter-state.ts'
import { formatClock } from '#panel/format/format-date.ts'
import { findingsQuery } from '#panel/OwnerNotices.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { readWithProof } from '#panel/login/useProof.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { ArchiveChoice } from '#features/letters/panel/ArchiveChoice.tsx'
import { LetterFrame } from '#features/letters/drafts/panel/LetterFrame.tsx'
import { previewsQuery, progressQuery, readRefusals } from '#features/letters/panel/letters-api.ts'
import { MailPanes } from '#features/letters/drafts/panel/MailPanes.tsx'
import { RefusalTable, ReturnTable } from './RefusalTable.tsx'
import { RunActions } from './RunActions.tsx'
import { LanguageTable, DeliveryTotals } from './RunFigures.tsx'
import { RunSummary } from './RunSummary.tsx'
import styles from './LetterRun.module.css'

const { run: words, refusals: refusalWords } = letterRunWords

type Props = { letter: Letter }

export function LetterRun({ letter: initial }: Props) {
	const { progress: reading, refusals } = useProgress(initial)
	const [isSeen, setIsSeen] = useState(false)
	const progress = reading.data
	const letter = progress?.letter ?? initial
	const client = useQueryClient()
	const { state } = letter
	const stateBefore = useRef(state)
	// A letter also pauses and resumes without an action, which changes what the notices say about it.
	useEffect(() => {
		if (stateBefore.current !== state) void client.invalidateQueries(findingsQuery())
		stateBefore.current = state
	}, [client, state])
	const total = letter.recipients ?? 0
	const done = progress ? progress.total.sent + progress.total.refused : 0
	const isStep = letter.state === 'series'
	const hasBegun = letter.state !== 'scheduled'
	// A letter of a series is never finished, so its drawn window is fully lit unless the letter is paused.
	const stepLevel = letter.pause_reason === null ? 100 : 40
	return (
		<LetterFrame series={isStep ? letter.series : null}>
			<PlaceHeading>{letter.name || lettersWords.untitled}</PlaceHeading>
			<div className={`pair ${styles['main']}`}>
				<SendingWindow level={isStep ? stepLevel : total === 0 ? 0 : (done / total) * 100} />
				<div>
					<RunSummary {...{ letter, progress, done }} />
					{progress && hasBegun && <DeliveryTotals progress={progress} state={letter.state} />}
					<RunActions
						{...{ letter, isSeen }}
						waiting={progress ? progress.total.waiting + progress.total.sending : 0}
						onSee={() => setIsSeen(!isSeen)}
					/>
					{reading.isError && (
						<div role="status">
							<Note>
								{formatMessage('es', words.stale, { time: formatClock(reading.dataUpdatedAt) })}
							</Note>
						</div>
					)}
					{progress && hasBegun && <LanguageTable progress={progress} />}
					{progress?.archive && <ArchiveChoice letter={letter} addresses={progress.archive} />}
				</div>
			</div>
			{isSeen && <SentMail letter={letter} />}
			{refusals && hasBegun && <RefusalTable letter={letter} recipients={refusals.recipients} />}
			{refusals && <ReturnTable returned={refusals.returned} />}
		</LetterFrame>
	)
}

export const refetchIntervalMs = 5_000

/** The figures and refusals of a letter, refreshed every few seconds while it is being sent. */
function useProgress({ id, state: initial }: Letter) {
	const { withProof } = usePanel()
	const intervalIn = (state = initial) =>
		runningStates.some((each) => each === state) && refetchIntervalMs
	const progress = useQuery({
		...progressQuery(id),
		refetchInterval: ({ state }) => intervalIn(state.data?.letter.state),
	})
	const { data: refusals } = useQuery({
		queryKey: ['/api/admin/letter/refusals', id],
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, refusalWords.seen, () => readRefusals(id, signal)),
		// Stops after an error, so that a cancelled re-authentication is not asked for again every few seconds.
		refetchInterval: ({ state }) =>
			state.status !== 'error' && intervalIn(progress.data?.letter.state),
	})
	return { progress, refusals }
}

function SendingWindow({ level }: { level: number }) {
	return (
		<div className={styles['wall']} aria-hidden="true">
			<svg viewBox="0 0 120 224">
				<SashWindow level={level} forecast={level}>
					<path fill="var(--glass)" d={reader} />
				</SashWindow>
			</svg>
		</div>
	)
}

function SentMail({ letter }: Props) {
	const { data: previews } = useQuery(previewsQuery(letter.id))
	const languages = letterLanguages(letter, null)
	const shown = languages.find((language) => letter.content[language]) ?? 'en'
	return <MailPanes {...{ letter, languages, previews, shown }} />
}
