import { z, type ZodType } from 'zod'

/** The part of a JSON schema that an example follows. */
type Json = {
	readonly type?: string
	readonly const?: unknown
	readonly enum?: readonly unknown[]
	readonly oneOf?: readonly Json[]
	readonly properties?: Readonly<Record<string, Json>>
	readonly required?: readonly string[]
	readonly items?: Json
	readonly prefixItems?: readonly Json[]
	readonly label?: string
}

/**
 * The simplest words that a schema allows, with the label of each field as its text. A new block begins with them,
 * and the style guide shows them. Optional fields are left out; lists have three items.
 *
 * @param write makes a text of a label
 * @example exampleOf(z.strictObject({ title: line('Título') })) // { title: 'Título' }
 */
export function exampleOf<Schema extends ZodType>(
	schema: Schema,
	write = (label: string) => label,
): z.output<Schema> {
	const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
	// JSON Schemas have these keys.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return schema.parse(exampleIn(json as Json, '', '', write))
}

function exampleIn(
	json: Json,
	name: string,
	number: string,
	write: (label: string) => string,
): unknown {
	const { required = [], properties = {}, prefixItems, items } = json
	if (json.const !== undefined) return json.const
	if (json.enum) return json.enum[0]
	if (json.oneOf?.[0]) return exampleIn(json.oneOf[0], name, number, write)
	if (prefixItems)
		return prefixItems.map((each, at) =>
			exampleIn({ ...each, label: each.label ?? json.label ?? name }, name, ` ${at + 1}`, write),
		)
	if (items) return ['1', '2', '3'].map((at) => exampleIn(items, name, ` ${at}`, write))
	if (json.type === 'object')
		return Object.fromEntries(
			required.map((key) => [key, exampleIn(properties[key] ?? {}, key, number, write)]),
		)
	if (json.type === 'string')
		return name === 'href' ? 'app:signup/block' : write(`${json.label ?? name}${number}`)
	return json.type === 'boolean' ? false : 40
}
