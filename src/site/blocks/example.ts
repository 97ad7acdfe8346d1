import type { output, ZodType } from 'zod'
import { type SchemaJson, schemaJson } from '#cms/reader/format/schema-json.ts'

/**
 * The simplest words that a schema allows, with the label of each field as its text. A new block begins with them,
 * and the style guide shows them. Optional fields are left out; lists have three items.
 *
 * @param write turns a label into a text
 * @example exampleOf(z.strictObject({ title: line('Título') })) // { title: 'Título' }
 */
export function exampleOf<Schema extends ZodType>(
	schema: Schema,
	write = (label: string) => label,
): output<Schema> {
	return schema.parse(exampleIn(schemaJson(schema), '', '', write))
}

function exampleIn(
	json: SchemaJson,
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
