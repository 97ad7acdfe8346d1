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

/** Creates the logger for code that runs before the application exists. */
export function createStartLog(): WorkLog {
	const { log } = Fastify({ logger: loggerOptions ?? false })
	return { warn: (details, message) => log.warn(details, message) }
}
