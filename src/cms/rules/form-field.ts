/** The kinds of fields of a form. */
export const fieldKinds = [
	'text',
	'email',
	'link',
	'page',
	'drawing',
	'number',
	'amount',
	'flag',
	'choice',
	'group',
	'list',
	'variants',
] as const

/**
 * A field of a form, as the schema of the words describes it. `fields` are the fields of a group, by key; `item` is the
 * field of each item of a list, `count` their fixed number; `variants` are groups, distinguished by the value of `key`.
 * `choices` are values with names; missing names are in the panel. An `amount` is in the minor unit of its `currency`.
 * Without `isOptional` a field has a value.
 */
export type FormField = {
	readonly kind: (typeof fieldKinds)[number]
	readonly label: string
	readonly help?: string | undefined
	readonly isOptional?: boolean | undefined
	readonly min?: number | undefined
	readonly max?: number | undefined
	readonly count?: number | undefined
	readonly choices?:
		| readonly { readonly value: string; readonly label?: string | undefined }[]
		| undefined
	/** The unit after a number. */
	readonly unit?: string | undefined
	readonly currency?: string | undefined
	/** The hint in an empty field. */
	readonly placeholder?: string | undefined
	readonly key?: string | undefined
	readonly fields?: Readonly<Record<string, FormField>> | undefined
	readonly item?: FormField | undefined
	readonly variants?: Readonly<Record<string, FormField>> | undefined
}
