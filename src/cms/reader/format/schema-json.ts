import { z, type ZodType } from 'zod'
import type { SchemaJson } from '#cms/reader/rules/schema-json.ts'

export function schemaJson(schema: ZodType): SchemaJson {
	const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
	// JSON Schemas have these keys.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return json as SchemaJson
}
