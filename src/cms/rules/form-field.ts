/**
 * A field of a form, as the schema of the words describes it. `fields` are the fields of a group, by key; `item` is the
 * field of each item of a list, `count` their fixed number; `variants` are groups, distinguished by the value of `key`.
 * `choices` are values with names; missing names are in the panel. Without `isOptional` a field has a value.
 */
export type FormField = {
	readonly kind: 'text' | 'link' | 'number' | 'flag' | 'choice' | 'group' | 'list' | 'variants'
	readonly label: string
	readonly help?: string | undefined
	readonly isOptional?: boolean | undefined
	readonly min?: number | undefined
	readonly max?: number | undefined
	readonly count?: number | undefined
	readonly choices?:
		| readonly { readonly value: string; readonly label?: string | undefined }[]
		| undefined
	readonly key?: string | undefined
	readonly fields?: Readonly<Record<string, FormField>> | undefined
	readonly item?: FormField | undefined
	readonly variants?: Readonly<Record<string, FormField>> | undefined
}
