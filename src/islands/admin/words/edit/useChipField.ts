import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { chipBeside, moveChip, type Segment } from './chip-text.ts'
import { chipCount, readSource, selectedSource, selectSource, showSegments } from './editable.ts'

type Options = {
	readonly value: string
	readonly onChange: (text: string) => void
	readonly parse: (text: string) => readonly Segment[]
	readonly isMultiline: boolean
	readonly chipClass: string
}

/** A field's operations for a toolbar. */
export type ChipFieldHandle = {
	/** The selected part of the text. */
	readonly selected: () => { readonly start: number; readonly end: number }
	/** Replaces a part with a text, and selects the range between two offsets of it. */
	readonly replace: (
		part: { readonly start: number; readonly end: number },
		text: string,
		select?: readonly [number, number],
	) => void
}

/** Maximum number of undo states. */
const maxUndo = 200
/** Letters typed within this time are undone together. */
const typingMs = 600

type State = { readonly text: string; readonly caret: number }

/**
 * Makes an element a text field with chips. The browser types and deletes; undo is our own, because redrawing chips
 * would break the browser's.
 */
export function useChipField(
	field: RefObject<HTMLDivElement | null>,
	{ value, onChange, parse, isMultiline, chipClass }: Options,
): ChipFieldHandle {
	const shown = useRef<string | null>(null)
	const past = useRef<State[]>([])
	const future = useRef<State[]>([])
	const typedAt = useRef(0)

	function show(text: string, selection?: readonly [number, number]) {
		const { current } = field
		if (!current) return
		showSegments(current, parse(text), chipClass)
		shown.current = text
		if (selection) selectSource(current, ...selection)
	}

	function remember(state: State) {
		past.current = [...past.current, state].slice(-maxUndo)
		future.current = []
	}

	/** A change of the text by the panel itself. */
	function set(text: string, start: number, end = start) {
		const { current } = field
		if (!current) return
		remember({ text: readSource(current), caret: selectedSource(current).end })
		typedAt.current = 0
		show(text, [start, end])
		onChange(text)
	}

	function insert(text: string) {
		const { current } = field
		if (!current) return
		const source = readSource(current)
		const { start, end } = selectedSource(current)
		set(source.slice(0, start) + text + source.slice(end), start + text.length)
	}

	/** Removes the selection, or a chip beside the caret, where browsers differ. */
	function remove(inputType: string): boolean {
		const { current } = field
		if (!current) return false
		const source = readSource(current)
		const selected = selectedSource(current)
		const side = inputType.endsWith('Forward') ? 1 : -1
		const part =
			selected.start === selected.end ? chipBeside(parse(source), selected.start, side) : selected
		if (part === null) return false
		set(source.slice(0, part.start) + source.slice(part.end), part.start)
		return true
	}

	function travel(from: RefObject<State[]>, to: RefObject<State[]>) {
		const { current } = field
		const state = from.current.at(-1)
		if (!current || !state) return
		to.current = [...to.current, { text: readSource(current), caret: selectedSource(current).end }]
		from.current = from.current.slice(0, -1)
		show(state.text, [state.caret, state.caret])
		onChange(state.text)
	}

	useLayoutEffect(() => {
		if (value !== shown.current) show(value)
	})

	const handleBeforeInput = useEffectEvent((event: InputEvent) => {
		const { inputType } = event
		if (inputType === 'historyUndo') travel(past, future)
		else if (inputType === 'historyRedo') travel(future, past)
		else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
			if (isMultiline) insert('\n')
		} else if (inputType.startsWith('delete') && remove(inputType)) {
			// Done.
		} else if (!inputType.startsWith('format') && inputType !== 'insertFromDrop') {
			const { current } = field
			const now = Date.now()
			if (current && now - typedAt.current > typingMs)
				remember({ text: readSource(current), caret: selectedSource(current).end })
			typedAt.current = now
			return
		}
		event.preventDefault()
	})

	const handleInput = useEffectEvent((event: Event) => {
		const { current } = field
		if (!current || ('isComposing' in event && event.isComposing === true)) return
		const text = readSource(current)
		const isTyped = parse(text).filter(({ kind }) => kind === 'chip').length !== chipCount(current)
		const { end } = selectedSource(current)
		shown.current = text
		if (isTyped) show(text, [end, end])
		if (text !== value) onChange(text)
	})

	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		const isCommand = event.ctrlKey || event.metaKey
		const key = event.key.toLowerCase()
		const { current } = field
		if (isCommand && key === 'a' && current) selectSource(current, 0, readSource(current).length)
		else if (isCommand && key === 'z') travel(...undoOrRedo(event.shiftKey))
		else if (isCommand && key === 'y') travel(future, past)
		else if (event.altKey && current && (key === 'arrowleft' || key === 'arrowright')) {
			const { end } = selectedSource(current)
			const moved = moveChip(parse(readSource(current)), end, key === 'arrowright' ? 1 : -1)
			if (moved) set(moved.text, moved.caret)
		} else if (key === 'enter' && !isMultiline) {
			// Ends the sentence, as in any field; the box around it listens.
		} else return
		event.preventDefault()
	})

	function undoOrRedo(isRedo: boolean): [RefObject<State[]>, RefObject<State[]>] {
		return isRedo ? [future, past] : [past, future]
	}

	const handleClipboard = useEffectEvent((event: ClipboardEvent) => {
		const { current } = field
		if (!current || !event.clipboardData) return
		event.preventDefault()
		if (event.type === 'paste') {
			const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
			insert(isMultiline ? text : text.replaceAll(/(?<!\s)\s*\n\s*/g, ' '))
			return
		}
		const { start, end } = selectedSource(current)
		const source = readSource(current)
		event.clipboardData.setData('text/plain', source.slice(start, end))
		if (event.type === 'cut') set(source.slice(0, start) + source.slice(end), start)
	})

	// Before it can be typed in.
	useLayoutEffect(() => {
		const { current } = field
		if (!current) return undefined
		const controller = new AbortController()
		const { signal } = controller
		current.addEventListener('beforeinput', (event) => handleBeforeInput(event), { signal })
		current.addEventListener('input', (event) => handleInput(event), { signal })
		current.addEventListener('compositionend', (event) => handleInput(event), { signal })
		current.addEventListener('keydown', (event) => handleKey(event), { signal })
		for (const type of ['copy', 'cut', 'paste'] as const)
			current.addEventListener(type, (event) => handleClipboard(event), { signal })
		return () => controller.abort()
	}, [field])

	return {
		selected: () => (field.current ? selectedSource(field.current) : { start: 0, end: 0 }),
		replace({ start, end }, text, [from, to] = [text.length, text.length]) {
			const { current } = field
			if (!current) return
			const source = readSource(current)
			current.focus()
			set(source.slice(0, start) + text + source.slice(end), start + from, start + to)
		},
	}
}
