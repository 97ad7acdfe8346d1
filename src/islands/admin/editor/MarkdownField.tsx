import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands'
import { markdownKeymap, pasteURLAsLink } from '@codemirror/lang-markdown'
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
import { type RefObject, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { chips } from './chips.ts'
import {
	linkAround,
	type Mark,
	markdown,
	replaceLink,
	toggleLines,
	toggleMark,
} from './markdown.ts'
import type { EditorProps } from './TextEditor.tsx'

/** What the tools of an editor do. */
export type EditorHandle = {
	readonly focus: () => void
	readonly toggleMark: (mark: Mark) => void
	readonly toggleLines: (sign: string) => void
	/** The words of the link at the cursor, or the selected words. */
	readonly linkWords: () => string
	/** Replaces the link at the cursor, or the selection; a block stands between empty lines. */
	readonly insertLink: (text: string, isBlock: boolean) => void
}

const highlighting = HighlightStyle.define([
	{ tag: tags.strong, fontWeight: 'var(--w-strong)' },
	{ tag: tags.heading, fontWeight: 'var(--w-strong)' },
	{ tag: tags.emphasis, fontStyle: 'italic' },
	{ tag: [tags.processingInstruction, tags.url], color: 'var(--ink-soft)' },
])

const theme = EditorView.theme({
	'&.cm-focused': { outline: 'none' },
	'.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
	'.cm-content': { minHeight: '100%', padding: '0', caretColor: 'var(--ink)' },
	'.cm-line': { padding: '0' },
	'.chip': {
		padding: '0 var(--s2) 2px',
		border: '1.5px solid var(--edge)',
		borderRadius: '2px',
		background: 'var(--room)',
		fontWeight: 'var(--w-ui)',
	},
})

/** A change of the value by its owner, which is not reported back. */
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
	history(),
	keymap.of([
		{ key: 'Mod-b', run: marking('**') },
		{ key: 'Mod-i', run: marking('*') },
		...markdownKeymap,
		...historyKeymap,
		...standardKeymap,
	]),
]

type Named = Pick<EditorProps, 'label' | 'language' | 'description' | 'error'>

function attributes({ label, language, description, error }: Named): Extension {
	const described = [error, description].filter(Boolean).join(' ')
	return EditorView.contentAttributes.of({
		lang: language,
		spellcheck: 'true',
		autocorrect: 'on',
		autocapitalize: 'sentences',
		'aria-label': label,
		// Ids do not reach out of a shadow root.
		...(described !== '' && { 'aria-description': described }),
		...(error && { 'aria-invalid': 'true' }),
	})
}

/** The smallest change from one text to another, so that the cursor stays where it is. */
function changeBetween(before: string, after: string) {
	const shorter = Math.min(before.length, after.length)
	let start = 0
	while (start < shorter && before[start] === after[start]) start += 1
	let end = 0
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
	return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

export type FieldProps = EditorProps & {
	id: string
	/** Of the text area, if it has the focus, which the editor takes over. */
	selection: RefObject<{ readonly anchor: number; readonly head: number } | null>
}

/** A field for Markdown. Its style sheets, which the page's policy forbids in the document, stand in a shadow root. */
export function MarkdownField(props: FieldProps) {
	const { id, value, onChange, label, language, description, error, findChips, ref } = props
	const host = useRef<HTMLDivElement>(null)
	const editor = useRef<EditorView>(null)
	const described = useRef(new Compartment())

	const report = useEffectEvent(({ docChanged, transactions, state }: ViewUpdate) => {
		const isTyped = transactions.some((each) => each.docChanged && !each.annotation(isGiven))
		if (docChanged && isTyped) onChange(state.doc.toString())
	})
	const begin = useEffectEvent((root: ShadowRoot) => {
		const selection = props.selection.current
		const view = new EditorView({
			root,
			parent: root,
			state: EditorState.create({
				doc: value,
				...(selection && { selection }),
				extensions: [
					behaviour,
					described.current.of(attributes(props)),
					...(findChips ? [chips(findChips)] : []),
					EditorView.updateListener.of((update) => report(update)),
				],
			}),
		})
		if (selection) view.focus()
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
		const changed = attributes({ label, language, description, error })
		editor.current?.dispatch({ effects: described.current.reconfigure(changed) })
	}, [label, language, description, error])

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

	useImperativeHandle(ref, () => {
		function apply(change: (state: EditorState) => TransactionSpec) {
			const { current } = editor
			if (!current) return
			current.dispatch(change(current.state), { scrollIntoView: true, userEvent: 'input' })
			current.focus()
		}
		return {
			focus: () => editor.current?.focus(),
			toggleMark: (mark) => apply((state) => toggleMark(state, mark)),
			toggleLines: (sign) => apply((state) => toggleLines(state, sign)),
			linkWords: () => (editor.current ? linkAround(editor.current.state).words : ''),
			insertLink: (text, isBlock) => apply((state) => replaceLink(state, text, isBlock)),
		}
	}, [])

	return <div ref={host} id={id} className="input" />
}
