import { createContext, type ReactNode, useContext } from 'react'
import type { FormField } from '#cms/reader/rules/schema-json.ts'
import type { Language } from '#site-map/languages.ts'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { SelectOption } from '#panel/fields/SelectField.tsx'

/** The properties shared by the fields of a form. */
export type FormServices = {
	/** The language of the texts. */
	readonly language: Language
	/** The name of the item that the texts belong to. */
	readonly item?: string
	/** All values of the form as one text: marks that occur in it are allowed in each field. */
	readonly source: string
	/** The variables that texts can use, with their values. */
	readonly facts: Readonly<Record<string, string>>
	/** The texts that chips and links need; null until they have been loaded. */
	readonly catalog?: Catalog | null | undefined
	/** Values to choose from, by the key of the texts that name one of them. */
	readonly choices?: Readonly<Record<string, readonly SelectOption<string>[]>>
	/** The server's message about the value at a place. */
	readonly problemAt: (place: string) => string | undefined
	/** Shown below fields, by place. */
	readonly notes?: Readonly<Record<string, ReactNode>>
	/** The fault of a value that its field alone cannot find. */
	readonly faultOf?: ((value: unknown) => string | undefined) | undefined
	/** Focuses the text of the page, with this selection. */
	readonly start?: Selection | undefined
	/** Whether required fields are marked. */
	readonly isMarked?: boolean
	/** Called when a field loses the focus. */
	readonly onLeave?: () => void
}

/** A field, with the properties that no schema has: an `amount` is in the minor unit of its `currency`. */
export type ShownField = FormField & {
	readonly currency?: string | undefined
	/** The unit after a number. */
	readonly unit?: string | undefined
	/** The hint in an empty field. */
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
