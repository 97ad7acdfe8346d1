import { isDiskFull } from '#server/platform/db/database.ts'

/**
 * What the log holds of an error: its name, code and stack locations, and not its message, which may repeat input. A
 * full disk is named, because SQLite's code does not tell it from other errors.
 */
export function errorDetails(thrown: unknown): object {
	if (!(thrown instanceof Error)) return {}
	const { name, stack } = thrown
	const code = 'code' in thrown ? thrown.code : undefined
	const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
	return { name, code, ...(isDiskFull(thrown) && { reason: 'The disk is full' }), places }
}
