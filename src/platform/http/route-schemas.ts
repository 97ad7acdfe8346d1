import type {
	FastifyBaseLogger,
	FastifyInstance,
	FastifySchemaCompiler,
	FastifyTypeProvider,
	RawReplyDefaultExpression,
	RawRequestDefaultExpression,
	RawServerDefault,
} from 'fastify'
import { invalidFields } from '#values/messages/error-response.ts'
import { Refusal } from './api-errors.ts'

const mismatch = 'The message does not match the schema of its route'

export type Schema<Message = unknown> = {
	readonly safeParse: (
		message: unknown,
	) =>
		| { readonly success: true; readonly data: Message }
		| { readonly success: false; readonly error: Parameters<typeof invalidFields>[0] }
}

interface SchemaTypes extends FastifyTypeProvider {
	readonly validator: this['schema'] extends Schema<infer Message> ? Message : unknown
}

export type SchemaApp = FastifyInstance<
	RawServerDefault,
	RawRequestDefaultExpression,
	RawReplyDefaultExpression,
	FastifyBaseLogger,
	SchemaTypes
>

/**
 * Lets the routes of an app declare schemas for their messages with `body` and `query`. Messages are parsed after the
 * hooks `onRequest` and `preValidation`, and handlers get the result. A mismatch is answered with `invalid` and the names
 * of all invalid fields. Empty query parameters are dropped, because forms send empty fields.
 *
 * @example
 * useSchemas(app).post('/api/admin/segments/delete', body(segmentDeletion), async (request) =>
 * 	await store.segments.remove(request.body.id),
 * )
 */
export function useSchemas(app: FastifyInstance): SchemaApp {
	return app.withTypeProvider<SchemaTypes>().setValidatorCompiler(validatorCompiler)
}

/**
 * The options of a route with a body.
 *
 * @param maxBytes maximum size; defaults to the app's limit
 */
export function body<Body extends Schema>(schema: Body, maxBytes?: number) {
	return { schema: { body: schema }, ...(maxBytes && { bodyLimit: maxBytes }) }
}

export function query<Query extends Schema>(schema: Query) {
	return { schema: { querystring: schema } }
}

const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, url, httpPart }) => {
	if (!isSchema(schema)) throw new TypeError(`The ${httpPart} of ${url} has no zod schema`)
	return (message: unknown) => {
		const parsed = schema.safeParse(httpPart === 'querystring' ? nonEmpty(message) : message)
		if (parsed.success) return { value: parsed.data }
		return { error: new Refusal(mismatch, 'invalid', invalidFields(parsed.error)) }
	}
}

function isSchema(schema: unknown): schema is Schema {
	return typeof schema === 'object' && schema !== null && 'safeParse' in schema
}

function nonEmpty(parameters: unknown): Record<string, unknown> {
	return Object.fromEntries(Object.entries(parameters ?? {}).filter(([, value]) => value !== ''))
}
