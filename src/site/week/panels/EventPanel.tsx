import { Stepper } from '#site/ui/controls/Stepper.tsx'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import { costOfKind, type PlannedEvent } from '#site/week/rules/plan.ts'
import { EventActions } from './EventActions.tsx'
import styles from './EventPanel.module.css'
import { EventSize } from './EventSize.tsx'
import type { PanelProps } from './panel-props.ts'

type Props = Omit<PanelProps, 'heading'> & { event: PlannedEvent }

/** The size, length and cost of an event, and its actions. */
export function EventPanel({ event, state, dispatch, words }: Props) {
	const { edit, lists } = words
	const { kind } = event
	const costLabel = edit.yourCost(kind)
	const cost = costOf(event, state.plan.costs)
	const ownCost = costOfKind(state.plan, kind)
	return (
		<>
			<EventSize event={event} dispatch={dispatch} words={words} />
			<div className={`row ${styles['cost']}`}>
				<p>
					<b>{edit.costs(cost)}</b>
					<span className="small">
						{cost === ownCost
							? costLabel
							: edit.costBasis(Math.abs(ownCost), eventKinds[kind].hasPeople)}
					</span>
				</p>
				<Stepper
					label={costLabel}
					value={`${Math.abs(ownCost)}`}
					less={lists.less(costLabel)}
					more={lists.more(costLabel)}
					onStep={(by) => dispatch({ type: 'cost changed', kind, by })}
				/>
			</div>
			<EventActions event={event} dispatch={dispatch} words={words} />
		</>
	)
}
