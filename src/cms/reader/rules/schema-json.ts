/** The part of JSON Schema that forms, examples and the catalogue of texts use. */
export type SchemaJson = {
	readonly type?: string
	readonly const?: unknown
	readonly enum?: readonly unknown[]
	readonly format?: string
	readonly pattern?: string
	readonly maxLength?: number
	readonly minLength?: number
	readonly minimum?: number
	readonly maximum?: number
	readonly minItems?: number
	readonly maxItems?: number
	readonly anyOf?: readonly SchemaJson[]
	readonly oneOf?: readonly SchemaJson[]
	readonly properties?: Readonly<Record<string, SchemaJson>>
	readonly required?: readonly string[]
	readonly additionalProperties?: SchemaJson | boolean
	readonly items?: SchemaJson
	readonly prefixItems?: readonly SchemaJson[]
	/** The kind of form field for this value, if its type does not determine it. */
	readonly kind?: 'amount' | 'drawing' | 'page' | 'prose'
	/** Whether a text is not parsed as Markdown. */
	readonly isPlain?: boolean
	readonly label?: string
	readonly help?: string | undefined
}

export type FormField = SchemaJson & {
	/**
	 * Whether the value can be left out. The form sets this, because in JSON Schema the group around the value lists its
	 * required values.
	 */
	readonly isOptional?: boolean
}

/**
 * The simplest value that a schema allows, with the label of each field as its text. Leaves out optional values. Lists
 * have three items unless their length is fixed.
 *
 * @param write turns a label into a text
 * @param name the key of the value
 * @param number appended to the label of a list item, so that items with the same label differ
 */
export function simplestOf(
	json: SchemaJson,
	write: (label: string) => string,
	name = '',
	number = '',
): unknown {
	const { required = [], properties = {}, prefixItems, items } = json
	if (json.const !== undefined) return json.const
	if (json.enum) return json.enum[0]
	if (json.oneOf?.[0]) return simplestOf(json.oneOf[0], write, name, number)
	if (prefixItems)
		return prefixItems.map((each, at) =>
			simplestOf({ ...each, label: each.label ?? json.label ?? name }, write, name, ` ${at + 1}`),
		)
	if (items) return ['1', '2', '3'].map((at) => simplestOf(items, write, name, ` ${at}`))
	if (json.type === 'object')
		return Object.fromEntries(
			required.map((key) => [key, simplestOf(properties[key] ?? {}, write, key, number)]),
		)
	if (json.type === 'string')
		return name === 'href' ? 'app:signup/block' : write(`${json.label ?? name}${number}`)
	return json.type === 'boolean' ? false : 40
}
