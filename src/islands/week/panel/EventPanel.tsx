import { Button } from '#components/ui/Button.tsx'
import { Segments } from '#components/ui/Segments.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { eventKinds } from '#domain/energy/estimates.ts'
import { costOf } from '#domain/energy/forecast.ts'
import { lengths, shorterLengths } from '#domain/week/change.ts'
import { costOfKind, type PlannedEvent } from '#domain/week/plan.ts'
import { TextButton } from '#components/ui/TextButton.tsx'
import styles from './EventPanel.module.css'
import type { PanelProps } from './panel-props.ts'
import { SheetBar } from './SheetBar.tsx'

type Props = PanelProps & { event: PlannedEvent }

/** The size, length and cost of an event, and what can be done with it. */
export function EventPanel({ event, state, dispatch, words, heading }: Props) {
	const { edit } = words
	const { kind, people, hours } = event
	const { hasPeople, hasLength } = eventKinds[kind]
	const costLabel = edit.yourCost(kind)
	return (
		<>
			<SheetBar
				title={edit.event(event)}
				close={edit.done}
				onClose={() => dispatch({ type: 'closed' })}
				heading={heading}
			/>
			{hasPeople && (
				<Segments
					name="people"
					legend={edit.people}
					choices={(['one', 'few', 'many'] as const).map((value) => ({
						value,
						label: edit.peopleChoices[value],
					}))}
					value={people}
					onChange={(value) => dispatch({ type: 'people chosen', people: value })}
				/>
			)}
			{hasLength && (
				<Segments
					name="hours"
					legend={edit.hours}
					choices={lengths.map((value) => ({ value, label: edit.hoursChoices[value] }))}
					value={hours}
					onChange={(value) => dispatch({ type: 'hours chosen', hours: value })}
				/>
			)}
			<div className={styles['cost']}>
				<p>
					<b>{edit.costs(costOf(event, state.plan.costs))}</b>
					<span className="small">{costLabel}</span>
				</p>
				<Stepper
					value={`${Math.abs(costOfKind(state.plan, kind))}`}
					less={words.lists.less(costLabel)}
					more={words.lists.more(costLabel)}
					onStep={(by) => dispatch({ type: 'cost changed', kind, by })}
				/>
			</div>
			<div className={styles['actions']}>
				<Button tone="outline" onClick={() => dispatch({ type: 'move wanted' })}>
					{edit.move}
				</Button>
				{hasLength && (
					<Button
						tone="outline"
						disabled={shorterLengths(event).length === 0}
						onClick={() => dispatch({ type: 'shortened' })}
					>
						{edit.shorten}
					</Button>
				)}
				{kind !== 'quiet' && kind !== 'errands' && (
					<Button tone="outline" onClick={() => dispatch({ type: 'declined' })}>
						{edit.decline}
					</Button>
				)}
			</div>
			<div className={styles['more']}>
				<TextButton onClick={() => dispatch({ type: 'another wanted', slot: event })}>
					{edit.another}
				</TextButton>
				<TextButton onClick={() => dispatch({ type: 'deleted' })}>{edit.delete}</TextButton>
			</div>
		</>
	)
}
