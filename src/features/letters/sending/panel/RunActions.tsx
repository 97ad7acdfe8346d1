import { useQuery } from '@tanstack/react-query'
import { Button } from '#site/ui/controls/Button.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import { isReadyToSend } from '#features/letters/rules/letter-checks.ts'
import { canBePaused } from '#features/letters/rules/letter-state.ts'
import { isSenderDistrusted } from '#features/letters/rules/refusals.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { letterPath, navigate } from '#panel/panel-address.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { CheckLines } from '#features/letters/drafts/panel/CheckList.tsx'
import {
	changeLetter,
	checksQuery,
	createLetter,
	type LetterAction,
} from '#features/letters/panel/letters-api.ts'
import { copyOf } from '#features/letters/drafts/panel/useDraft.ts'

const { run: words } = letterRunWords
const { cancel, failed, tooMany } = lettersWords
const { checks: checkWords } = letterDraftWords

const dnsChecks = ['spf', 'dkim', 'dmarc']

type Props = {
	letter: Letter
	/** The number of recipients whose email is not sent yet. */
	waiting: number
	/** Whether the text is shown. */
	isSeen: boolean
	onSee: () => void
}

/**
 * If a refusal because of the sender's DNS records has paused the letter, looks up these records. Until they are right,
 * the owner is advised to check them again before resuming the letter.
 */
export function RunActions({ letter, waiting, isSeen, onSee }: Props) {
	const { id, state, pause_code } = letter
	const { run } = useAction()
	const isDistrusted = state === 'paused' && pause_code !== null && isSenderDistrusted(pause_code)
	const lookup = useQuery({ ...checksQuery(id), enabled: isDistrusted })
	const records = lookup.data?.filter(({ name }) => dnsChecks.includes(name)) ?? null
	// Resuming before the records are right would pause the letter again.
	const isTrusted =
		!lookup.isFetching && !lookup.isError && records !== null && isReadyToSend(records)
	const isCheckFirst = isDistrusted && !isTrusted

	const options = { action: words.proof, failed, refused: { conflict: words.conflict } }

	const act = (action: LetterAction) => void run(options, () => changeLetter(action, id))

	async function copy() {
		const name = formatMessage('es', words.copyName, { name: letter.name })
		const copying = { action: words.copy, failed, refused: { count: tooMany } }
		const made = await run(copying, () => createLetter(copyOf(letter, name)))
		if (made !== null) navigate(letterPath(made.id))
	}

	const n = formatNumber(waiting)
	const isGoingOut = state === 'first-fifty' || state === 'sending'
	const isPaused = state === 'paused' || (state === 'series' && letter.pause_reason !== null)
	const isOver = state === 'finished' || state === 'stopped'
	return (
		<>
			{isDistrusted && (
				<>
					<p role="status">
						{lookup.isFetching ? checkWords.loading : lookup.isError && checkWords.failed}
					</p>
					<CheckLines checks={records ?? []} />
				</>
			)}
			<div className="actions">
				{state === 'scheduled' && <Button onClick={() => act('undo')}>{words.undo}</Button>}
				{canBePaused(letter) && <Button onClick={() => act('pause')}>{words.pause}</Button>}
				{isCheckFirst && (
					<Button aria-busy={lookup.isFetching} onClick={() => void lookup.refetch()}>
						{words.checkSender}
					</Button>
				)}
				{isPaused && (
					<Button tone={isCheckFirst ? 'outline' : 'ink'} onClick={() => act('resume')}>
						{formatMessage('es', words.resume, { n })}
					</Button>
				)}
				{(isGoingOut || state === 'paused') && (
					<ConfirmedAction
						renderButton={(ask) => (
							<Button tone="outline" onClick={ask}>
								{words.stop}
							</Button>
						)}
						title={words.stopTitle}
						words={{ confirm: words.stop, cancel }}
						options={options}
						send={() => changeLetter('stop', id)}
					>
						<p>{formatMessage('es', words.stopText, { n })}</p>
					</ConfirmedAction>
				)}
				<Button tone="outline" aria-expanded={isSeen} onClick={onSee}>
					{words.see}
				</Button>
				{isOver && (
					<Button tone="outline" onClick={() => void copy()}>
						{words.copy}
					</Button>
				)}
			</div>
		</>
	)
}
