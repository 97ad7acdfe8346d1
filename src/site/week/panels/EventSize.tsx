import { Segments } from '#site/ui/controls/Segments.tsx'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { lengths } from '#site/week/rules/change.ts'
import type { PlannedEvent } from '#site/week/rules/plan.ts'
import type { PanelProps } from './panel-props.ts'

type Props = Pick<PanelProps, 'dispatch' | 'words'> & { event: PlannedEvent }

/** The number of people and the length of an event, as far as its kind has them. */
export function EventSize({ event, dispatch, words: { edit } }: Props) {
	const { hasPeople, hasLength } = eventKinds[event.kind]
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
					onChange={(value) => dispatch({ type: 'people chosen', people: value })}
				/>
			)}
			{hasLength && (
				<Segments
					hasLegend
					name="hours"
					legend={edit.hours}
					choices={lengths.map((value) => ({ value, label: edit.hoursChoices[value] }))}
					value={event.hours}
					onChange={(value) => dispatch({ type: 'hours chosen', hours: value })}
				/>
			)}
		</>
	)
}
