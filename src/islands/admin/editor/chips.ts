import { type EditorState, type Extension, RangeSet, StateField } from '@codemirror/state'
import { Decoration, EditorView, WidgetType } from '@codemirror/view'

/** A part of a text that is shown as a label, and that the cursor passes and deletes as a whole. */
export type Chip = { readonly start: number; readonly end: number; readonly label: string }

class ChipWidget extends WidgetType {
	readonly label: string

	constructor(label: string) {
		super()
		this.label = label
	}

	override eq(other: ChipWidget) {
		return this.label === other.label
	}

	override toDOM() {
		const chip = document.createElement('span')
		chip.className = 'chip'
		chip.textContent = this.label
		return chip
	}
}

/** Shows the parts of the text that `find` returns, in order, as chips. */
export function chips(find: (text: string) => readonly Chip[]): Extension {
	const decorate = ({ doc }: EditorState) =>
		RangeSet.of(
			find(doc.toString()).map(({ start, end, label }) =>
				Decoration.replace({ widget: new ChipWidget(label) }).range(start, end),
			),
		)
	return StateField.define({
		create: decorate,
		update: (ranges, { docChanged, state }) => (docChanged ? decorate(state) : ranges),
		provide: (field) => [
			EditorView.decorations.from(field),
			EditorView.atomicRanges.from(field, (ranges) => () => ranges),
		],
	})
}
