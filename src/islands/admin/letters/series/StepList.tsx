import { Button } from '#components/ui/Button.tsx'
import words from '#content/messages/es/panel/series.yaml'
import type { Series, SeriesChecks } from '#contract/series.ts'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { expectedDays, seriesLimits } from '#domain/letters/series.ts'
import { addStep } from './series-api.ts'
import { dayMinutes } from './step-delay.ts'
import { StepRow } from './StepRow.tsx'
import { useSeriesAction } from './useSeriesAction.ts'
import styles from './Series.module.css'

/** The distance of a new letter from the last one, in days. */
const newDistanceDays = 7

type Props = {
	series: Series
	/** Null until read. */
	checks: SeriesChecks | null
}

/** The letters of the series in the order in which they are sent. */
export function StepList({ series, checks }: Props) {
	const { isBusy, run } = useSeriesAction()
	const { id, state, steps } = series
	const days = expectedDays(steps, letterLimits)

	function add() {
		const last = steps.at(-1)?.delay_minutes
		const day = last === undefined ? 0 : Math.floor(last / dayMinutes) + newDistanceDays
		void run({ action: words.action, done: words.saved }, () => addStep(id, day * dayMinutes))
	}

	return (
		<section className={styles['steps']} aria-labelledby="steps">
			<h2 id="steps">{words.steps.title}</h2>
			<ol>
				{steps.map((step, index) => (
					<StepRow
						key={`${step.id} ${step.delay_minutes}`}
						step={step}
						number={index + 1}
						expectedDay={days[index] ?? 0}
						blocking={checks?.find((each) => each.id === step.id)?.blocking ?? null}
						hasBegun={series.since !== null}
						isOn={state === 'on'}
					/>
				))}
			</ol>
			{state === 'off' && steps.length < seriesLimits.maxSteps && (
				<Button tone="outline" aria-busy={isBusy} onClick={add}>
					{words.steps.add}
				</Button>
			)}
		</section>
	)
}
