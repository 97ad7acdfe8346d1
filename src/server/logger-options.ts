import type { AppOptions } from './app.ts'

/**
 * One JSON line for each thing that went wrong, to standard output: missing paths and failures.
 * Requests that went well leave no line, and no line tells who asked: no address, no browser name.
 */
export const loggerOptions: AppOptions['log'] = {
	level: 'warn',
	base: null,
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	formatters: { level: (label) => ({ level: label }) },
	serializers: { req: ({ method }) => ({ method }) },
}
