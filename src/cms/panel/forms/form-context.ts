import { createContext, type ReactNode, useContext } from 'react'
import type { FormField } from '#cms/reader/rules/schema-json.ts'
import type { Language } from '#site-map/languages.ts'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { SelectOption } from '#panel/fields/SelectField.tsx'

export type FormServices = {
	/** The language of the texts. */
	readonly language: Language
	readonly item?: string
	readonly facts: Readonly<Record<string, string>>
	/** Provides the names that chips and links show; null until loaded. */
	readonly catalog?: Catalog | null | undefined
	/** The options to choose from, by the key of the field that holds the chosen name. */
	readonly choices?: Readonly<Record<string, readonly SelectOption<string>[]>>
	/** The server's message about the value at a place. */
	readonly problemAt: (place: string) => string | undefined
	/** Shown below fields, by place. */
	readonly notes?: Readonly<Record<string, ReactNode>>
	/** Returns the fault of a value if the field itself does not check for this fault. */
	readonly faultOf?: ((value: unknown) => string | undefined) | undefined
	/** If set, the text of the page has the focus, with this selection. */
	readonly start?: Selection | undefined
	/** Whether required fields are marked. */
	readonly isMarked?: boolean
	readonly onLeave?: () => void
}

/** A field, with properties that schemas lack. An `amount` is in the minor unit of its `currency`. */
export type ShownField = FormField & {
	readonly currency?: string | undefined
	/** The unit after a number. */
	readonly unit?: string | undefined
	readonly placeholder?: string | undefined
}

export type FieldProps = {
	field: ShownField
	/** Keys and indexes from the root of the form, joined by slashes. */
	place: string
	value: unknown
	/** Undefined removes an optional value. */
	onChange: (value: unknown) => void
}

export const FormContext = createContext<FormServices | null>(null)

export function useForm(): FormServices {
	const form = useContext(FormContext)
	if (form === null) throw new Error('Rendered outside a form')
	return form
}
