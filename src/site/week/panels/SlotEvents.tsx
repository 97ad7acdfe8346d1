import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { eventsIn, type Slot } from '#site/week/rules/plan.ts'
import { EventRow } from '#site/week/plan/EventRow.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './SlotEvents.module.css'

type Props = Omit<PanelProps, 'heading'> & { slot: Slot }

/** The events of a square with several, to open one. */
export function SlotEvents({ slot, state, dispatch, words }: Props) {
	return (
		<>
			<ul className={styles['events']}>
				{eventsIn(state.plan, slot).map(({ index, event }) => (
					<EventRow
						key={index}
						event={event}
						plan={state.plan}
						words={words}
						onOpen={() => dispatch({ type: 'event opened', index })}
					/>
				))}
			</ul>
			<TextButton onClick={() => dispatch({ type: 'another wanted', slot })}>
				{words.edit.another}
			</TextButton>
		</>
	)
}
