import { Button } from '#site/ui/controls/Button.tsx'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Segment } from '#features/people/messages/segment.ts'
import type { Series, SeriesChecks } from '#features/letters/messages/series.ts'
import { seriesLimits } from '#features/letters/series/rules/series.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { Facts } from '#panel/parts/Facts.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { changeSeries, useSeriesAction } from './series-api.ts'
import { describeAudience, describeDelay } from './series-words.ts'
import styles from './Series.module.css'

type Props = {
	series: Series
	segments: readonly Segment[]
	/** Null until read. */
	checks: SeriesChecks | null
}

/** Switching off works at once. Switching on asks for confirmation first, and requires re-authentication. */
export function SwitchBar({ series, segments, checks }: Props) {
	const { isBusy, run } = useSeriesAction()
	const { id, state, since, steps } = series
	const { on } = words
	const isReady =
		steps.length > 0 && checks !== null && checks.every(({ blocking }) => blocking.length === 0)

	if (state === 'on') {
		return (
			<div className={`row ${styles['switch']}`}>
				<p>
					<b>{formatMessage('es', words.state.on, { date: formatDateTime(since ?? '') })}</b>{' '}
					{words.state.onHelp}
				</p>
				<Button
					tone="outline"
					aria-busy={isBusy}
					onClick={() => void run(words.off, () => changeSeries('off', id))}
				>
					{words.turnOff}
				</Button>
			</div>
		)
	}
	const facts = [
		[on.who, describeAudience(segments, series)],
		[on.from, beginningOf(series)],
		[
			on.letters,
			<ol key="letters">
				{steps.map((step) => (
					<li key={step.id}>
						{step.name}, {describeDelay(step.delay_minutes)}
					</li>
				))}
			</ol>,
		],
	] as const
	return (
		<div className={`row ${styles['switch']}`}>
			<p id="switch-hint">
				<b>{words.state.off}</b>{' '}
				{isReady ? words.state.offHelp : steps.length === 0 ? words.noSteps : words.blocked}
			</p>
			<ConfirmedAction
				renderButton={(ask) => (
					<Button
						aria-disabled={!isReady}
						aria-describedby="switch-hint"
						onClick={() => isReady && ask()}
					>
						{words.turnOn}
					</Button>
				)}
				title={formatMessage('es', on.title, { name: series.name })}
				words={{ confirm: on.confirm, cancel: lettersWords.cancel }}
				options={{ action: on.proof, done: on.done, refused: words.refused }}
				send={() => changeSeries('on', id)}
			>
				<Facts facts={facts} />
				<p>{on.limits}</p>
			</ConfirmedAction>
		</div>
	)
}

function beginningOf({ off_at, since }: Series): string {
	const { on } = words
	const isChange = off_at !== null && Date.now() - Date.parse(off_at) < seriesLimits.changeMs
	return isChange && since !== null
		? formatMessage('es', on.break, { date: formatDateTime(since) })
		: on.now
}
