import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import {
	deleteMarkupBackward,
	insertNewlineContinueMarkup,
	pasteURLAsLink,
} from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import {
	Annotation,
	Compartment,
	EditorState,
	type Extension,
	type TransactionSpec,
} from '@codemirror/state'
import { EditorView, keymap, type ViewUpdate } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type Chip, chips } from './chips.ts'
import {
	breakParagraph,
	insertBlock,
	isEmptyItem,
	linkAround,
	type Mark,
	markdown,
	replaceLink,
	selectHole,
	tagsApart,
	toggleLines,
	toggleMark,
} from './markdown.ts'
import { type EditorProps, oneLine } from './TextEditor.tsx'

export type EditorHandle = ReturnType<typeof handleOf>

function handleOf(editor: () => EditorView | null) {
	function apply(change: (state: EditorState) => TransactionSpec) {
		const view = editor()
		if (!view) return
		view.dispatch(change(view.state), { scrollIntoView: true, userEvent: 'input' })
		view.focus()
	}
	return {
		/** The offset of the cursor. */
		cursor: () => editor()?.state.selection.main.head ?? 0,
		toggleMark: (mark: Mark) => apply((state) => toggleMark(state, mark)),
		toggleLines: (sign: string) => apply((state) => toggleLines(state, sign)),
		linkWords: () => {
			const view = editor()
			return view ? linkAround(view.state).words : ''
		},
		insertLink: (text: string, isBlock: boolean) =>
			apply((state) => replaceLink(state, text, isBlock)),
		insertBlock: (text: string) => apply((state) => insertBlock(state, text)),
		/** Replaces a part of the text; without a part, inserts the new text after the selection. */
		insert: (text: string, part?: Pick<Chip, 'start' | 'end'>) =>
			apply(({ selection: { main } }) => {
				const { start: from, end: to } = part ?? { start: main.to, end: main.to }
				return {
					changes: { from, to, insert: text },
					selection: { anchor: from + text.length },
				}
			}),
	}
}

const highlighting = HighlightStyle.define([
	{ tag: tags.strong, fontWeight: 'var(--w-strong)' },
	{ tag: tags.heading, fontWeight: 'var(--w-strong)' },
	{ tag: tags.emphasis, fontStyle: 'italic' },
	{ tag: [tags.processingInstruction, tags.url], color: 'var(--ink-soft)' },
])

const theme = EditorView.theme({
	'&.cm-focused': { outline: 'none' },
	// Leaves room for chips, which are taller than their line.
	'.cm-scroller': { margin: '-4px 0', fontFamily: 'inherit', lineHeight: 'inherit' },
	'.cm-content': { minHeight: '100%', padding: '4px 0', caretColor: 'var(--ink)' },
	'.cm-line': { padding: '0' },
	'.chip': {
		padding: '0 var(--s2) 2px',
		border: '1.5px solid var(--edge)',
		borderRadius: '2px',
		background: 'var(--room)',
		fontWeight: 'var(--w-ui)',
		whiteSpace: 'pre-wrap',
		boxDecorationBreak: 'clone',
		cursor: 'default',
	},
	'.button': { cursor: 'pointer' },
	'.button:hover': { borderColor: 'currentColor' },
})

/** Marks a change made to the value from outside, which `onChange` does not report. */
const isGiven = Annotation.define<true>()

const marking = (mark: Mark) => (view: EditorView) => {
	view.dispatch(toggleMark(view.state, mark))
	return true
}

const behaviour: Extension = [
	markdown,
	syntaxHighlighting(highlighting),
	theme,
	EditorView.lineWrapping,
	pasteURLAsLink,
	EditorView.domEventHandlers({
		click(_, view) {
			const change = selectHole(view.state)
			if (change) view.dispatch(change)
		},
	}),
	history(),
	keymap.of([
		{ key: 'Mod-b', run: marking('**') },
		{ key: 'Mod-i', run: marking('*') },
	]),
]

const commands = keymap.of([...historyKeymap, ...standardKeymap])

/** Keeps the tags of blocks alone in their lines. Enter begins a paragraph, or an item when in a list; with Shift, a line. */
const paragraphs: Extension = [
	EditorState.transactionFilter.of((change) => {
		const isOld = change.isUserEvent('undo') || change.isUserEvent('redo')
		const breaks = isOld || change.annotation(isGiven) ? null : tagsApart(change)
		return breaks ? [change, { ...breaks, sequential: true }] : change
	}),
	keymap.of([
		{
			key: 'Enter',
			run(view) {
				if (!isEmptyItem(view.state) && insertNewlineContinueMarkup(view)) return true
				view.dispatch(breakParagraph(view.state), { scrollIntoView: true, userEvent: 'input' })
				return true
			},
		},
		{ key: 'Backspace', run: deleteMarkupBackward },
	]),
]

/** For a text in one line: no line break can be typed or pasted; line breaks that the text already has are kept. */
function line(onEnter: () => void): Extension {
	const enter = () => {
		onEnter()
		return true
	}
	return [
		keymap.of([{ key: 'Enter', run: enter, shift: enter }]),
		EditorView.clipboardInputFilter.of(oneLine),
		EditorState.transactionFilter.of((change) =>
			change.isUserEvent('input') && change.newDoc.lines > change.startState.doc.lines
				? []
				: change,
		),
	]
}

type Named = Pick<EditorProps, 'label' | 'language' | 'description' | 'error' | 'isLine'>

function attributes({ label, language, description, error, isLine }: Named): Extension {
	const described = [error, description].filter(Boolean).join(' ')
	return EditorView.contentAttributes.of({
		lang: language,
		spellcheck: 'true',
		autocorrect: 'on',
		autocapitalize: 'sentences',
		'aria-label': label,
		'aria-multiline': String(!isLine),
		// An element inside a shadow root cannot refer to ids outside it.
		...(described !== '' && { 'aria-description': described }),
		...(error && { 'aria-invalid': 'true' }),
	})
}

/** The smallest change that turns one text into another. Replacing the whole text would move the cursor. */
function changeBetween(before: string, after: string) {
	const shorter = Math.min(before.length, after.length)
	let start = 0
	while (start < shorter && before[start] === after[start]) start += 1
	let end = 0
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
	return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** A field for Markdown. Its style sheets, which the page's policy forbids in the document, are in a shadow root. */
export function MarkdownField(props: EditorProps) {
	const { id, name, className, value, onChange, label, language, description, error, ref } = props
	const { findChips, isLine = false, start } = props
	const host = useRef<HTMLDivElement>(null)
	const editor = useRef<EditorView>(null)
	/** Holds the extensions that depend on the component's props. */
	const own = useRef(new Compartment())

	const report = useEffectEvent(({ docChanged, transactions, state }: ViewUpdate) => {
		const isTyped = transactions.some((each) => each.docChanged && !each.annotation(isGiven))
		if (docChanged && isTyped) onChange(state.doc.toString())
	})
	const press = useEffectEvent((chip: Chip) => props.onPress?.(chip))
	const enter = useEffectEvent(() => props.onEnter?.())
	const begin = useEffectEvent((root: ShadowRoot) => {
		const view = new EditorView({
			root,
			parent: root,
			state: EditorState.create({
				doc: value,
				extensions: [
					behaviour,
					isLine ? line(() => enter()) : paragraphs,
					own.current.of([]),
					commands,
					EditorView.updateListener.of((update) => report(update)),
				],
			}),
		})
		// A focused host, as in an opening dialog, passes the focus on to its first focusable element, the scroller. From
		// there it goes on to the text.
		view.scrollDOM.addEventListener('focus', () => view.focus())
		return view
	})
	useLayoutEffect(() => {
		const { current } = host
		if (!current) return undefined
		const view = begin(
			current.shadowRoot ?? current.attachShadow({ mode: 'open', delegatesFocus: true }),
		)
		editor.current = view
		return () => view.destroy()
	}, [])

	useLayoutEffect(() => {
		const changed = [
			attributes({ label, language, description, error, isLine }),
			findChips ? chips(findChips, (chip) => press(chip)) : [],
		]
		editor.current?.dispatch({ effects: own.current.reconfigure(changed) })
	}, [label, language, description, error, isLine, findChips])

	useLayoutEffect(() => {
		const { current } = editor
		if (!current) return
		const before = current.state.doc.toString()
		const after = current.state.toText(value).toString()
		if (before === after) return
		current.dispatch({
			changes: changeBetween(before, after),
			annotations: [isGiven.of(true), isolateHistory.of('full')],
		})
	}, [value])

	const { anchor, head } = start ?? {}
	useEffect(() => {
		const { current } = editor
		if (!current || anchor === undefined || head === undefined) return
		const { length } = current.state.doc
		const selection = { anchor: Math.min(anchor, length), head: Math.min(head, length) }
		current.dispatch({ selection, scrollIntoView: true })
		current.focus()
	}, [anchor, head])

	useImperativeHandle(ref, () => handleOf(() => editor.current), [])

	return <div ref={host} id={id} data-name={name} className={className} />
}
