import { z, type ZodType } from 'zod'

/** The part of a JSON schema that forms, examples and the catalogue of texts use. */
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
	readonly label?: string
	readonly help?: string
}

/** The JSON schema of a file's contents. */
export function schemaJson(schema: ZodType): SchemaJson {
	const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
	// JSON Schemas have these keys.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return json as SchemaJson
}
