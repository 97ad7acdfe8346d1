import type { ZodType } from 'zod'
import { type SchemaJson, schemaJson } from '#cms/reader/format/schema-json.ts'
import type { FormField } from '#cms/messages/words.ts'

/** Named values to choose from, by the key of the fields that take one of them. */
type Choices = Readonly<Record<string, FormField['choices']>>

/**
 * The form for the words of a schema, with the labels of its fields.
 *
 * @param choices for fields whose text names something else, such as a page
 * @example formOf(z.strictObject({ title: line('Título') }))
 * // { kind: 'group', label: '', fields: { title: { kind: 'text', label: 'Título' } } }
 */
export function formOf(schema: ZodType, choices: Choices = {}): FormField {
	return fieldOf(schemaJson(schema), '', choices)
}

function fieldOf(json: SchemaJson, key: string, choices: Choices): FormField {
	const {
		label = '',
		help,
		kind,
		anyOf,
		oneOf,
		prefixItems,
		items,
		minItems: min,
		maxItems: max,
	} = json
	const named = { label, ...(help !== undefined && { help }) }
	const isNullable = anyOf?.some(({ type }) => type === 'null')
	if (kind) return { kind, ...named, ...(isNullable && { isOptional: true }) }
	if (oneOf) return { kind: 'variants', ...named, ...variantsOf(oneOf, choices) }
	if (json.enum) return { kind: 'choice', ...named, choices: json.enum.map(choiceOf) }
	const item = prefixItems?.[0] ?? items
	if (item) {
		const own = { kind: 'list', ...named, item: fieldOf(item, key, choices) } as const
		const count = prefixItems?.length ?? (min === max ? max : undefined)
		return count === undefined ? { ...own, ...limitsOf(min, max) } : { ...own, count }
	}
	if (json.type === 'object') {
		const group = { kind: 'group', ...named, fields: fieldsOf(json, choices) } as const
		const { additionalProperties: each } = json
		return typeof each === 'object' ? { ...group, item: fieldOf(each, key, choices) } : group
	}
	if (json.type === 'boolean') return { kind: 'flag', ...named }
	if (json.type === 'string') {
		if (json.format === 'email') return { kind: 'email', ...named }
		const own = choices[key]
		if (own) return { kind: 'choice', ...named, choices: own }
		if (key === 'href') return { kind: 'link', ...named }
		return {
			kind: 'text',
			...named,
			...(json.maxLength && limitsOf(json.minLength, json.maxLength)),
		}
	}
	return { kind: 'number', ...named, ...limitsOf(json.minimum, json.maximum) }
}

function limitsOf(min: number | undefined, max: number | undefined) {
	return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The fields of a group, without the constant that names its kind. */
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
