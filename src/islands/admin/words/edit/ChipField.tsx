import {
	type Ref,
	useCallback,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useRef,
} from 'react'
import { chipLabels } from './chip-labels.ts'
import { segmentsOf } from './chip-text.ts'
import { readSource, scrollToSelection, selectSource } from './editable.ts'
import { type ChipFieldHandle, useChipField } from './useChipField.ts'
import styles from './ChipField.module.css'

type Props = {
	label: string
	language: string
	value: string
	onChange: (text: string) => void
	facts: Readonly<Record<string, string>>
	/** Source names by key. */
	names?: Readonly<Record<string, string>>
	isMultiline?: boolean
	isInvalid?: boolean
	describedBy?: string
	/** Takes the focus, with the caret at the end unless a part is to be selected. */
	hasFocus?: boolean
	selectedPart?: { readonly start: number; readonly end: number } | null
	ref?: Ref<ChipFieldHandle>
}

/** A text field whose variables and tags are chips: they show their meaning and are moved or removed as a whole. */
export function ChipField(props: Props) {
	const { label, language, value, onChange, facts, names, ref } = props
	const { isMultiline = false, isInvalid = false, describedBy } = props
	const { hasFocus = false, selectedPart = null } = props
	const field = useRef<HTMLDivElement>(null)
	const parse = useCallback(
		(text: string) => segmentsOf(text, facts, chipLabels(names ?? {})),
		[facts, names],
	)
	const handle = useChipField(field, {
		value,
		onChange,
		parse,
		isMultiline,
		chipClass: styles['chip'] ?? '',
	})
	useImperativeHandle(ref, () => handle)

	const begin = useEffectEvent((start: number | undefined) => {
		const { current } = field
		if (!current) return
		current.focus({ preventScroll: true })
		if (start === undefined) return selectSource(current, readSource(current).length)
		selectSource(current, start, selectedPart?.end)
		scrollToSelection(current)
	})
	const start = selectedPart?.start
	useEffect(() => {
		if (hasFocus) begin(start)
	}, [hasFocus, start])

	return (
		<div
			ref={field}
			className={styles['field']}
			role="textbox"
			tabIndex={0}
			contentEditable
			suppressContentEditableWarning
			aria-label={label}
			aria-multiline={isMultiline}
			aria-invalid={isInvalid || undefined}
			aria-describedby={describedBy}
			lang={language}
			spellCheck
		/>
	)
}
