import {
	type FC,
	type KeyboardEvent,
	type Ref,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react'
import type { Language } from '#site-map/languages.ts'
import type { Chip } from './chips.ts'
import type { EditorHandle, FieldProps } from './MarkdownField.tsx'

/** Offsets in a text; an offset after its end counts as the end. */
export type Selection = { readonly anchor: number; readonly head: number }

export type EditorProps = {
	/** Its name. A visible label has to focus it itself. */
	label: string
	id?: string
	className?: string | undefined
	/** The language of the text. */
	language: Language
	/** Markdown. */
	value: string
	onChange: (text: string) => void
	/** Takes no line breaks. */
	isLine?: boolean
	/** Called for Enter in a line. */
	onEnter?: (() => void) | undefined
	/** How to write, for screen readers. */
	description?: string | undefined
	error?: string | undefined
	/** The parts of the text that are shown as labels, in order. Another function shows them anew. */
	findChips?: (text: string) => readonly Chip[]
	onPress?: (chip: Chip) => void
	/** Takes the focus, with this selection; also whenever that changes. */
	start?: Selection | undefined
	ref?: Ref<EditorHandle>
}

let loaded: FC<FieldProps> | null = null

/**
 * A field for Markdown. Until its code is loaded, and if that fails, it is a text area; the editor takes over the text,
 * the focus and the selection.
 */
export function TextEditor(props: EditorProps) {
	const { label, className, language, value, onChange, isLine, onEnter, error, start } = props
	const ownId = `editor${useId()}`
	const id = props.id ?? ownId
	const [Field, setField] = useState(() => loaded)
	const area = useRef<HTMLTextAreaElement>(null)
	const selection = useRef<Selection>(null)
	const [begun] = useState(start)

	useEffect(() => {
		if (Field) return
		import('./MarkdownField.tsx').then(
			({ MarkdownField }) => {
				loaded = MarkdownField
				setField(() => MarkdownField)
			},
			(failure: unknown) => console.error(failure),
		)
	}, [Field])

	useEffect(() => {
		const { current } = area
		if (!current || !begun) return
		const { length } = current.value
		current.focus({ preventScroll: true })
		current.setSelectionRange(Math.min(begun.anchor, length), Math.min(begun.head, length))
	}, [begun])

	const hold = useCallback((element: HTMLTextAreaElement) => {
		area.current = element
		return () => {
			const { selectionStart: anchor, selectionEnd: head } = element
			selection.current = element === document.activeElement ? { anchor, head } : null
			area.current = null
		}
	}, [])

	function handleKey(event: KeyboardEvent) {
		if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
		event.preventDefault()
		onEnter?.()
	}

	if (Field) return <Field {...props} id={id} selection={selection} />
	return (
		<textarea
			ref={hold}
			className={className}
			id={id}
			lang={language}
			spellCheck
			value={value}
			aria-label={label}
			aria-invalid={error ? true : undefined}
			onChange={({ target }) => onChange(isLine ? oneLine(target.value) : target.value)}
			onKeyDown={handleKey}
		/>
	)
}

/** A text in one line. */
export function oneLine(text: string): string {
	return text.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
}
