import { lazy, type ReactNode, Suspense } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { loadFile } from '#site/island/load-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

export type ComboboxOption = {
	readonly value: string
	readonly label: string
	/** Shown next to the label, such as a number of people. */
	readonly note?: string | null
	/** Before the label. */
	readonly picture?: ReactNode
}

export type ComboboxProps = {
	/**
	 * `one` and `several`: a button that shows what is chosen, and opens the list. `text`: a text field, which the choices
	 * complete. `list`: a list that is always open, such as in a dialog.
	 */
	kind: 'one' | 'several' | 'text' | 'list'
	label: string
	choices: readonly ComboboxOption[]
	/** The chosen values; for a text field, its text. */
	value: readonly string[]
	onChange: (value: readonly string[]) => void
	onSearch?: (typed: string) => void
	/** The language of the choices. */
	lang?: string | undefined
	/** Shown on the button if nothing is chosen. */
	none?: string
	error?: string | undefined
	help?: string | undefined
	maxLength?: number
}

/** A separate file, because its library is as large as React. */
const LoadedCombobox = lazy(async () => ({
	default: (await loadFile(() => import('./LoadedCombobox.tsx'))).LoadedCombobox,
}))

/** A field for choosing among many options, with a search. It is disabled until its library is loaded. */
export function Combobox(props: ComboboxProps) {
	const { label, help } = props
	return (
		<Suspense fallback={<Field disabled label={label} help={help} value={shownValue(props)} />}>
			<LoadedCombobox {...props} />
		</Suspense>
	)
}

export function shownValue({ choices, value, none = '' }: ComboboxProps): string {
	const [first = none] = value.map((each) => labelOf(choices, each))
	const { chosen } = shellWords.combobox
	return value.length > 1 ? formatMessage('es', chosen, { n: value.length }) : first
}

function labelOf(choices: readonly ComboboxOption[], value: string): string {
	return choices.find((choice) => choice.value === value)?.label ?? value
}
