import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import { letterPace } from '#features/letters/rules/letter-pace.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { formatClock, formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { meaningOf } from '#panel/format/refusal-meaning.ts'
import { sendingRate } from './sending-rate.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import styles from './LetterRun.module.css'

const { run: words } = letterRunWords

type Props = {
	letter: Letter
	/** Undefined until read. */
	progress: LetterProgress | undefined
	/** The number of emails that were accepted or refused. */
	done: number
}

export function RunSummary({ letter, progress, done }: Props) {
	const total = letter.recipients ?? 0
	return (
		<>
			<p className="say">
				<b>{headline({ letter, progress, done })}</b>{' '}
				{progress && goesOrWaits(letter, progress) && sendingRate(progress)}
			</p>
			{letter.pause_code !== null && (
				<p>
					{formatMessage('es', letter.pause_reason === 'refusals' ? words.held : words.answered, {
						code: letter.pause_code,
						meaning: meaningOf(letter.pause_code),
					})}
				</p>
			)}
			{progress && progress.entrances !== null && progress.forms !== null && isOver(letter) && (
				<p className="say">
					{formatMessage('es', words.brought, {
						entrances: formatNumber(progress.entrances),
						forms: formatNumber(progress.forms),
					})}
				</p>
			)}
			{letter.state === 'scheduled' && <p>{confirmation(letter)}</p>}
			{letter.state !== 'scheduled' && letter.state !== 'series' && (
				<Bar done={done} total={total} />
			)}
			<p className="help">{afterword(letter)}</p>
		</>
	)
}

function isOver({ state }: Letter): boolean {
	return state === 'finished' || state === 'stopped'
}

/** Whether the letter is due, so that its speed or the reason for waiting matters. */
function goesOrWaits({ state }: Letter, { waits_for }: LetterProgress): boolean {
	return state === 'sending' || state === 'first-fifty' || waits_for === 'letter'
}

function headline({ letter, progress, done }: Props): string {
	const total = formatNumber(letter.recipients ?? 0)
	if (letter.state === 'scheduled' && letter.timing !== null) {
		return scheduledAt(letter, letter.timing)
	}
	if (letter.state === 'scheduled') {
		return formatMessage('es', words.scheduled, { time: formatClock(letter.send_at ?? '') })
	}
	if (letter.state === 'first-fifty') return words.pace[letterPace(letter)]
	if (letter.pause_reason !== null) return words.reasons[letter.pause_reason]
	if (letter.state === 'paused') return words.reasons.owner
	if (letter.state === 'series') {
		return formatMessage('es', words.series, { sent: formatNumber(progress?.total.sent ?? 0) })
	}
	if (letter.state === 'sending') {
		return formatMessage('es', words.sending, { n: formatNumber(done), total })
	}
	return formatMessage('es', letter.state === 'stopped' ? words.stopped : words.finished, {
		total,
		sent: formatNumber(progress?.total.sent ?? 0),
		refused: formatNumber(progress?.total.refused ?? 0),
	})
}

function scheduledAt({ send_at }: Letter, timing: NonNullable<Letter['timing']>): string {
	const { last } = departuresOf(timing)
	return formatMessage('es', words.scheduledAt[timing.clock], {
		date: formatDateTime(send_at ?? ''),
		last: formatDateTime(last),
	})
}

function confirmation({ confirmed_by, confirmed_at }: Letter): string {
	const date = formatDateTime(confirmed_at ?? '')
	return formatMessage('es', words.confirmedBy, { name: confirmed_by ?? '', date })
}

function afterword(letter: Letter): string {
	if (letter.state === 'scheduled' && letter.timing !== null) return words.scheduledAtSoft
	if (letter.state === 'scheduled') {
		return `${words.scheduledSoft} ${words.pace[letterPace(letter)]}`
	}
	if (letter.state === 'series') return words.seriesSoft
	if (isOver(letter)) return `${confirmation(letter)} ${words.notMeasured}`
	if (letter.state !== 'paused') return words.sendingSoft
	return letter.pause_reason === 'first-fifty' ? words.heldSoft : ''
}

/** Screen readers hear every full ten percent, because a changing progress bar is not read out. */
function Bar({ done, total }: { done: number; total: number }) {
	const percent = total === 0 ? 0 : Math.min(100, (done / total) * 100)
	const text = { n: formatNumber(done), total: formatNumber(total) }
	return (
		<div className={styles['bar']}>
			<div
				role="progressbar"
				aria-label={words.progress}
				aria-valuemin={0}
				aria-valuemax={total}
				aria-valuenow={done}
				aria-valuetext={formatMessage('es', words.progressValue, text)}
			>
				<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
					<path fill="var(--blind)" d="M0 0H100V8H0z" />
					<rect fill="var(--lamp)" width={percent} height="8" />
				</svg>
			</div>
			<span className="visually-hidden" role="status">
				{formatMessage('es', words.progressTen, { n: Math.floor(percent / 10) * 10 })}
			</span>
		</div>
	)
}
