import { allKinds, type Slot } from '#site/week/rules/plan.ts'
import { KindButtons } from './KindButtons.tsx'
import type { PanelProps } from './panel-props.ts'
import { SheetBar } from './SheetBar.tsx'

type Props = PanelProps & { slot: Slot }

/** The kinds of events for a square. A choice is planned at once. */
export function KindPanel({ slot, dispatch, words, heading }: Props) {
	return (
		<>
			<SheetBar
				title={words.slot(slot)}
				close={words.edit.close}
				onClose={() => dispatch({ type: 'closed' })}
				heading={heading}
			/>
			<KindButtons
				kinds={allKinds}
				labels={words.kinds}
				onChoose={(kind) => dispatch({ type: 'kind chosen', kind })}
			/>
		</>
	)
}
