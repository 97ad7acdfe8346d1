import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { eventsIn, type Slot } from '#site/week/rules/plan.ts'
import { EventRow } from '#site/week/plan/EventRow.tsx'
import type { PanelProps } from './panel-props.ts'
import { SheetBar } from './SheetBar.tsx'
import styles from './SlotPanel.module.css'

type Props = PanelProps & { slot: Slot }

/** The events of a square with several, to open one. */
export function SlotPanel({ slot, state, dispatch, words, heading }: Props) {
	return (
		<>
			<SheetBar
				title={words.slot(slot)}
				close={words.edit.close}
				onClose={() => dispatch({ type: 'closed' })}
				heading={heading}
			/>
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
