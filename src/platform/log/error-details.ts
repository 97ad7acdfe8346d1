import { isDiskFull } from '#platform/db/database.ts'

/**
 * The logged details of an error: name, code and stack locations, but not the message, which may repeat input. A full
 * disk is named, because SQLite's code does not distinguish it from other errors.
 */
export function errorDetails(thrown: unknown): object {
	if (!(thrown instanceof Error)) return {}
	const { name, stack } = thrown
	const code = 'code' in thrown ? thrown.code : undefined
	const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
	return { name, code, ...(isDiskFull(thrown) && { reason: 'The disk is full' }), places }
}
