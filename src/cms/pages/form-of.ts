import type { ZodType } from 'zod'
import { type SchemaJson, schemaJson } from '#cms/reader/format/schema-json.ts'
import type { FormField } from '#cms/rules/form-field.ts'

/** Values with names, by the key of the fields that take one of them. */
type Choices = Readonly<Record<string, FormField['choices']>>

/**
 * The form for the words of a schema, with the labels of its fields.
 *
 * @param choices for texts that are names of something else
 * @example formOf(z.strictObject({ title: line('Título') }))
 * // { kind: 'group', label: '', fields: { title: { kind: 'text', label: 'Título' } } }
 */
export function formOf(schema: ZodType, choices: Choices = {}): FormField {
	return fieldOf(schemaJson(schema), '', choices)
}

function fieldOf(json: SchemaJson, key: string, choices: Choices): FormField {
	const { label = '', help, oneOf, prefixItems, items, minItems: min } = json
	const named = { label, ...(help !== undefined && { help }) }
	if (oneOf) return { kind: 'variants', ...named, ...variantsOf(oneOf, choices) }
	if (json.enum) return { kind: 'choice', ...named, choices: json.enum.map(choiceOf) }
	const item = prefixItems?.[0] ?? items
	if (item) {
		const own = { kind: 'list', ...named, item: fieldOf(item, key, choices) } as const
		if (prefixItems) return { ...own, count: prefixItems.length }
		return { ...own, ...(min !== undefined && { min }) }
	}
	if (json.type === 'object') return { kind: 'group', ...named, fields: fieldsOf(json, choices) }
	if (json.type === 'boolean') return { kind: 'flag', ...named }
	if (json.type === 'string') {
		const own = choices[key]
		if (own) return { kind: 'choice', ...named, choices: own }
		return { kind: key === 'href' ? 'link' : 'text', ...named }
	}
	const { minimum, maximum } = json
	return {
		kind: 'number',
		...named,
		...(minimum !== undefined && { min: minimum }),
		...(maximum !== undefined && { max: maximum }),
	}
}

/** The fields of a group. Its own kind is none. */
function fieldsOf(
	{ properties = {}, required = [] }: SchemaJson,
	choices: Choices,
): Record<string, FormField> {
	return Object.fromEntries(
		Object.entries(properties).flatMap(([key, each]) => {
			if (typeof each.const === 'string') return []
			const field = fieldOf(each, key, choices)
			return [[key, required.includes(key) ? field : { ...field, isOptional: true }]]
		}),
	)
}

/** Groups that differ in the value of one key. */
function variantsOf(groups: readonly SchemaJson[], choices: Choices) {
	const [key = ''] =
		Object.entries(groups[0]?.properties ?? {}).find(([, each]) => each.const !== undefined) ?? []
	return {
		key,
		variants: Object.fromEntries(
			groups.map((each) => [String(each.properties?.[key]?.const), fieldOf(each, key, choices)]),
		),
	}
}

function choiceOf(value: unknown) {
	return { value: String(value) }
}
