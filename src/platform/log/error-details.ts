import { isDiskFull } from '#platform/db/database.ts'

/**
 * The logged details of an error: name, code and stack locations, but not the message, which may repeat input. For a
 * full disk it adds a reason, because SQLite's code does not distinguish a full disk from other errors.
 */
export function errorDetails(thrown: unknown): object {
	if (!(thrown instanceof Error)) return {}
	const { name, stack } = thrown
	const code = 'code' in thrown ? thrown.code : undefined
	const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
	return { name, code, ...(isDiskFull(thrown) && { reason: 'The disk is full' }), places }
}
