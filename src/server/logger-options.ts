import type { AppOptions } from './app.ts'

/**
 * Logs unknown paths and errors as JSON lines to standard output. Successful requests are not logged,
 * and no line identifies the client: no IP address, no user agent.
 */
export const loggerOptions: AppOptions['log'] = {
	level: 'warn',
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { req: ({ method }) => ({ method }) },
}
