import type { FastifyRequest } from 'fastify'

/** The parameters of a request's query for a schema. Empty ones are left out, as forms send fields that are not filled in. */
export function queryOf({ query }: FastifyRequest): Record<string, unknown> {
	return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))
}
