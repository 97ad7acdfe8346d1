import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { lowLine } from '#site/week/rules/estimates.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import type { Offer } from '#site/week/useOffer.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import styles from './ResultPanel.module.css'

type Props = {
	plan: WeekPlan
	offer: Offer
	/** Whether only one event is planned so far. */
	isFirst: boolean
}

/**
 * One suggested change at a time; or a note that no change is needed, that none helps, or that the lowest evening has
 * passed.
 */
export function IdeaPart({ plan, offer, isFirst }: Props) {
	const { words, dispatch } = useTool()
	const { evenings, day, coming, idea } = offer
	const { result } = words
	if (plan.events.length === 0) return <p className={styles['part']}>{result.startsLow}</p>
	if ((evenings[day]?.low ?? 100) >= lowLine)
		return <p className={styles['part']}>{isFirst ? result.addMore : result.fine}</p>

	if (offer.isSearching) return <div className={`${styles['part']} ${styles['searching']}`} />

	const level = evenings[coming]?.level ?? 100
	const isLow = level < lowLine
	const over = offer.lesson && result.isOver(day, offer.lesson.kind)
	if (!idea) {
		const isFull = plan.events.some(
			(event) =>
				event.day >= offer.firstDay && event.day <= coming && costOf(event, plan.costs) > 0,
		)
		const lasting = isFull ? result.tooMuch : result.nothingHelps
		const may = isFirst ? result.addMore : result.mayGoLow
		return <p className={styles['part']}>{over ?? (isLow ? lasting : may)}</p>
	}

	const events = idea.changes.flatMap(({ index }) => plan.events[index] ?? [])
	const offered = { ...idea, events }
	const helping = offer.isFirst ? result.ideaTitle : result.otherIdeaTitle
	return (
		<div className={styles['part']}>
			{over && <p>{over}</p>}
			<p className={`kicker ${styles['kicker']}`}>
				{!isLow && !over ? result.mayGoLow : idea.isEnough ? helping : result.bestIdeaTitle}
			</p>
			<p aria-live="polite">{result.idea(offered, coming, idea.levels[coming] ?? level)}</p>
			<p className={`row ${styles['actions']}`}>
				<Button onClick={() => dispatch({ type: 'changes made', changes: idea.changes })}>
					{result.apply(offered)}
				</Button>
				{offer.hasOthers && (
					<TextButton onClick={() => dispatch({ type: 'idea wanted' })}>
						{result.anotherIdea}
					</TextButton>
				)}
			</p>
		</div>
	)
}
