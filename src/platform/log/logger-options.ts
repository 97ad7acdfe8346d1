import Fastify, { type FastifyServerOptions } from 'fastify'
import type { WorkLog } from '#platform/jobs/job-runner.ts'

/**
 * Logs unknown paths and errors as JSON lines to standard output. Successful requests are not logged, and no line
 * identifies the client by IP address or user agent.
 */
export const loggerOptions: FastifyServerOptions['logger'] = {
	level: 'warn',
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { req: ({ method }) => ({ method }) },
}

/** Keeps Fastify from loading its compilers of JSON Schema (3 MB): routes have zod schemas (`useSchemas`). */
export const withoutJsonSchema = {
	compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
} satisfies FastifyServerOptions['schemaController']

function refuseSchema(): never {
	throw new Error('Declare request schemas with zod, and no response schemas.')
}

/** Creates the logger for code that runs before the application exists. */
export function createStartLog(): WorkLog {
	const { log } = Fastify({ logger: loggerOptions ?? false, schemaController: withoutJsonSchema })
	return { warn: (details, message) => log.warn(details, message) }
}
