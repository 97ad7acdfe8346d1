import type { PlannedEvent } from '#site/week/rules/plan.ts'
import { MoveHint } from './MoveHint.tsx'
import type { PanelProps } from './panel-props.ts'
import { SheetBar } from './SheetBar.tsx'

type Props = PanelProps & { event: PlannedEvent }

/** Asks for the square to move an event to. The focus is in the grid, so the question is announced. */
export function MovePanel({ event, dispatch, words, heading }: Props) {
	return (
		<>
			<SheetBar
				title={words.edit.whereTo(event)}
				close={words.edit.cancel}
				onClose={() => dispatch({ type: 'closed' })}
				heading={heading}
			/>
			<p>
				<MoveHint words={words.edit} />
			</p>
		</>
	)
}
