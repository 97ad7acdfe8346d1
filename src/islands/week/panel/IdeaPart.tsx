import { useDeferredValue, useMemo } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { lowLine } from '#domain/energy/estimates.ts'
import { costOf, type DayIndex, type Evening, lowestDay } from '#domain/energy/forecast.ts'
import type { WeekPlan } from '#domain/week/plan.ts'
import { smallestChanges } from '#domain/week/smallest-change.ts'
import type { PanelProps } from './panel-props.ts'
import { TextButton } from '#components/ui/TextButton.tsx'
import styles from './ResultPanel.module.css'

type Props = PanelProps & {
	/** The lowest evening. */
	day: DayIndex
	evenings: readonly Evening[]
	/** The first day of the week that has not passed. */
	firstDay: DayIndex
	/** Whether only one event is planned so far. */
	isFirst: boolean
}

const full: Evening = { level: 100, low: 100, high: 100 }

/** The suggested change, one at a time; or a note that none is needed, or none helps. */
export function IdeaPart({ day, evenings, firstDay, isFirst, state, dispatch, words }: Props) {
	const { plan } = state
	const isOver = day < firstDay
	const coming = isOver ? lowestDay(evenings, firstDay) : day
	const { level, low } = evenings[coming] ?? full
	// Half of the range may be below the line although its middle is not.
	const line = lowLine + Math.max(0, level >= lowLine ? level - low : 0)
	// Trying all pairs of a full week takes a phone several frames, so the evenings are shown first.
	const searched = useDeferredValue<WeekPlan | null>(plan, null)
	const ideas = useMemo(
		() => (searched ? smallestChanges(searched, { line, firstDay }) : []),
		[searched, line, firstDay],
	)
	const { result } = words
	if (plan.events.length === 0) return <p className={styles['part']}>{result.startsLow}</p>
	if ((evenings[day] ?? full).low >= lowLine)
		return <p className={styles['part']}>{isFirst ? result.addMore : result.fine}</p>

	if (searched !== plan) return <div className={`${styles['part']} ${styles['searching']}`} />

	const shown = state.idea % Math.max(1, ideas.length)
	const idea = ideas[shown]
	const isLow = level < lowLine
	if (!idea) {
		const isFull = plan.events.some(
			(event) => event.day >= firstDay && event.day <= coming && costOf(event, plan.costs) > 0,
		)
		const lasting = isFull ? result.tooMuch : result.nothingHelps
		const may = isFirst ? result.addMore : result.mayGoLow
		return <p className={styles['part']}>{isOver ? result.isOver : isLow ? lasting : may}</p>
	}

	const events = idea.changes.flatMap(({ index }) => plan.events[index] ?? [])
	const offered = { ...idea, events }
	const helping = shown === 0 ? result.ideaTitle : result.otherIdeaTitle
	return (
		<div className={styles['part']}>
			<p className={styles['kicker']}>
				{!isLow && !isOver ? result.mayGoLow : idea.isEnough ? helping : result.bestIdeaTitle}
			</p>
			<p aria-live="polite">{result.idea(offered, coming, idea.levels[coming] ?? level)}</p>
			<p className={styles['actions']}>
				<Button onClick={() => dispatch({ type: 'changes made', changes: idea.changes })}>
					{result.apply(offered)}
				</Button>
				{ideas.length > 1 && (
					<TextButton onClick={() => dispatch({ type: 'idea wanted' })}>
						{result.anotherIdea}
					</TextButton>
				)}
			</p>
		</div>
	)
}
