import { Button } from '#site/ui/controls/Button.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { Stepper } from '#site/ui/controls/Stepper.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { lengths, shorterLengths } from '#site/week/rules/change.ts'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import { costOfKind, type PlannedEvent, type WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import styles from './EventPanel.module.css'

type Props = { event: PlannedEvent; plan: WeekPlan }

export function EventPanel({ event, plan }: Props) {
	const { words, dispatch } = useTool()
	const { edit, lists, say } = words
	const { kind } = event
	const { hasPeople, hasLength } = eventKinds[kind]
	const label = edit.yourCost(kind)
	const cost = costOf(event, plan.costs)
	const ownCost = costOfKind(plan, kind)
	const basis = hasPeople ? edit.costBasis.withPeople : edit.costBasis.alone
	return (
		<>
			{hasPeople && (
				<Segments
					hasLegend
					name="people"
					legend={edit.people}
					choices={(['one', 'few', 'many'] as const).map((value) => ({
						value,
						label: edit.peopleChoices[value],
					}))}
					value={event.people}
					onChange={(people) => dispatch({ type: 'resized', to: { people } })}
				/>
			)}
			{hasLength && (
				<Segments
					hasLegend
					name="hours"
					legend={edit.hours}
					choices={lengths.map((value) => ({ value, label: edit.hoursChoices[value] }))}
					value={event.hours}
					onChange={(hours) => dispatch({ type: 'resized', to: { hours } })}
				/>
			)}
			<div className={`row ${styles['cost']}`}>
				<p>
					<b>{edit.costs(cost)}</b>
					<span className="small">
						{cost === ownCost ? label : say(basis, { points: Math.abs(ownCost) })}
					</span>
				</p>
				<Stepper
					label={label}
					value={`${Math.abs(ownCost)}`}
					less={say(lists.less, { label })}
					more={say(lists.more, { label })}
					onStep={(by) => dispatch({ type: 'cost changed', kind, by })}
				/>
			</div>
			<EventActions event={event} />
		</>
	)
}

/** Actions that make the week lighter come first. */
function EventActions({ event }: Pick<Props, 'event'>) {
	const { words, dispatch } = useTool()
	const { edit } = words
	const { kind } = event
	return (
		<>
			<div className={`row ${styles['actions']}`}>
				<Button tone="outline" onClick={() => dispatch({ type: 'move wanted' })}>
					{edit.move}
				</Button>
				{eventKinds[kind].hasLength && (
					<Button
						tone="outline"
						disabled={shorterLengths(event).length === 0}
						onClick={() => dispatch({ type: 'shortened' })}
					>
						{edit.shorten}
					</Button>
				)}
				{kind !== 'quiet' && kind !== 'errands' && (
					<Button tone="outline" onClick={() => dispatch({ type: 'removed', how: 'decline' })}>
						{edit.decline}
					</Button>
				)}
			</div>
			<div className={`row ${styles['more']}`}>
				<TextButton onClick={() => dispatch({ type: 'another wanted', slot: event })}>
					{edit.another}
				</TextButton>
				<TextButton onClick={() => dispatch({ type: 'removed', how: 'delete' })}>
					{edit.delete}
				</TextButton>
			</div>
		</>
	)
}
