import { type FC, type Ref, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#components/ui/Field.tsx'
import type { Language } from '#domain/pages/languages.ts'
import type { Chip } from './chips.ts'
import type { EditorHandle, FieldProps } from './MarkdownField.tsx'
import styles from './TextEditor.module.css'

export type EditorProps = {
	label: string
	/** Of the text. */
	language: Language
	/** Markdown. */
	value: string
	onChange: (text: string) => void
	/** How to write, for screen readers. */
	description?: string | undefined
	error?: string | undefined
	/** The parts of the text that are shown as labels, in order. */
	findChips?: (text: string) => readonly Chip[]
	ref?: Ref<EditorHandle>
}

/**
 * A field for Markdown. Until its code is loaded, and if that fails, it is a text area; the editor takes over the text,
 * the focus and the selection.
 */
export function TextEditor(props: EditorProps) {
	const { label, language, value, onChange, error } = props
	const id = `editor${useId()}`
	const [loaded, setLoaded] = useState<{ Field: FC<FieldProps> } | null>(null)
	const selection = useRef<{ anchor: number; head: number } | null>(null)

	useEffect(() => {
		import('./MarkdownField.tsx').then(
			({ MarkdownField }) => setLoaded({ Field: MarkdownField }),
			(failure: unknown) => console.error(failure),
		)
	}, [])

	function keepSelection(area: HTMLTextAreaElement | null) {
		return () => {
			const hasFocus = area !== null && area === document.activeElement
			selection.current = hasFocus ? { anchor: area.selectionStart, head: area.selectionEnd } : null
		}
	}

	return (
		<div className={styles['field']}>
			{/* A label does not reach into a shadow root. With the keyboard, the field itself is reached. */}
			{/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
			<label htmlFor={id} onClick={() => document.getElementById(id)?.focus()}>
				{label}
			</label>
			{loaded ? (
				<loaded.Field {...props} id={id} selection={selection} />
			) : (
				<textarea
					ref={keepSelection}
					className="input"
					id={id}
					lang={language}
					spellCheck
					value={value}
					aria-invalid={error ? true : undefined}
					aria-describedby={`${id}-error`}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	)
}
