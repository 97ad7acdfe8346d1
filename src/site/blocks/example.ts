import type { output, ZodType } from 'zod'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import { simplestOf } from '#cms/reader/rules/schema-json.ts'

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
	return schema.parse(simplestOf(schemaJson(schema), write))
}
