import {
	EditorSelection,
	type EditorState,
	type Extension,
	RangeSet,
	StateField,
} from '@codemirror/state'
import { Decoration, EditorView, keymap, WidgetType } from '@codemirror/view'

/** A part of a text that is shown as a label, and that the cursor moves past and deletes as a whole. */
export type Chip = {
	readonly start: number
	readonly end: number
	readonly label: string
	/** Whether pressing it does something. */
	readonly isButton?: boolean
}

class ChipWidget extends WidgetType {
	readonly chip: Chip

	constructor(chip: Chip) {
		super()
		this.chip = chip
	}

	override eq({ chip: { label, isButton } }: ChipWidget) {
		return this.chip.label === label && this.chip.isButton === isButton
	}

	override toDOM() {
		const element = document.createElement('span')
		element.className = this.chip.isButton ? 'chip button' : 'chip'
		element.textContent = this.chip.label
		return element
	}

	/** Leaves presses to the editor, which puts the cursor next to the pressed chip. */
	override ignoreEvent() {
		return false
	}
}

/**
 * Shows the parts of the text that `find` returns, in order, as chips. Alt with the arrow keys moves the chip at the
 * cursor over the next word.
 */
export function chips(
	find: (text: string) => readonly Chip[],
	onPress: (chip: Chip) => void,
): Extension {
	const decorate = ({ doc }: EditorState) =>
		RangeSet.of(
			find(doc.toString()).map((chip) =>
				Decoration.replace({ widget: new ChipWidget(chip) }).range(chip.start, chip.end),
			),
		)
	const field = StateField.define({
		create: decorate,
		update: (ranges, { docChanged, state }) => (docChanged ? decorate(state) : ranges),
		provide: (own) => [
			EditorView.decorations.from(own),
			EditorView.atomicRanges.from(own, (ranges) => () => ranges),
		],
	})

	const move = (isForward: boolean) => (view: EditorView) => {
		const { state } = view
		const { head } = state.selection.main
		const found: { from: number; to: number }[] = []
		state.field(field).between(head, head, (from, to) => void found.push({ from, to }))
		const [chip] = found
		if (!chip) return false
		const { from, to } = chip
		const target = view.moveByGroup(EditorSelection.cursor(isForward ? to : from), isForward).head
		view.dispatch({
			changes: [
				{ from, to },
				{ from: target, insert: state.sliceDoc(from, to) },
			],
			selection: { anchor: isForward ? target : target + to - from },
			scrollIntoView: true,
			userEvent: 'move',
		})
		return true
	}

	return [
		field,
		keymap.of([
			{ key: 'Alt-ArrowLeft', run: move(false) },
			{ key: 'Alt-ArrowRight', run: move(true) },
		]),
		EditorView.domEventHandlers({
			click({ target }, view) {
				const element = target instanceof Element ? target.closest('.chip') : null
				if (!element) return
				const at = view.posAtDOM(element)
				const chip = find(view.state.doc.toString()).find(({ start }) => start === at)
				if (chip?.isButton) onPress(chip)
			},
		}),
	]
}
