import { z, type ZodType } from 'zod'
import type { SchemaJson } from '#cms/reader/rules/schema-json.ts'

const known = new WeakMap<ZodType, object>()

export function schemaJson(schema: ZodType): SchemaJson {
	const json: object =
		known.get(schema) ??
		z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
	known.set(schema, json)
	return json
}
