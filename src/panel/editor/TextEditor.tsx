import { lazy, type Ref, Suspense } from 'react'
import type { Language } from '#site-map/languages.ts'
import type { Chip } from './chips.ts'
import { loadFile } from '#site/island/load-file.ts'
import type { EditorHandle } from './MarkdownField.tsx'

/** Offsets in a text; an offset after its end counts as the end. */
export type Selection = { readonly anchor: number; readonly head: number }

export type EditorProps = {
	/** The accessible name. If a label is also visible, a click on it has to focus the editor by script. */
	label: string
	id?: string
	name?: string | undefined
	className?: string | undefined
	/** The language of the text. */
	language: Language
	/** Markdown. */
	value: string
	onChange: (text: string) => void
	/** Takes no line breaks. */
	isLine?: boolean
	/** With `isLine`: called for Enter. */
	onEnter?: (() => void) | undefined
	/** Instructions for writing, for screen readers. */
	description?: string | undefined
	error?: string | undefined
	/**
	 * Finds the parts of the text that are shown as labels, in order. If the function changes, the labels are updated.
	 */
	findChips?: (text: string) => readonly Chip[]
	onPress?: (chip: Chip) => void
	/** The editor takes the focus with this selection, at first and whenever this value changes. */
	start?: Selection | undefined
	ref?: Ref<EditorHandle>
}

/** A separate file, because CodeMirror is larger than React. */
const MarkdownField = lazy(async () => ({
	default: (await loadFile(() => import('./MarkdownField.tsx'))).MarkdownField,
}))

/** A field for Markdown. Until its code is loaded, the text cannot be changed. */
export function TextEditor(props: EditorProps) {
	const { label, className, language, value } = props
	const text = <textarea {...{ className, value }} readOnly lang={language} aria-label={label} />
	return (
		<Suspense fallback={text}>
			<MarkdownField {...props} />
		</Suspense>
	)
}

export function oneLine(text: string): string {
	return text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
}
