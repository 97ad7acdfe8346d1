import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OperatorError } from '#values/operator-error.ts'

const run = promisify(execFile)

/** Enough for one small table. */
const maxOutputBytes = 64e6

/**
 * Dumps a database in PostgreSQL's custom format into a file only its owner can read.
 *
 * @throws OperatorError with the reason from `pg_dump`
 */
export async function dumpPostgres(url: string, file: string): Promise<void> {
	await writeFile(file, '', { mode: 0o600 })
	await runOn(url, 'pg_dump', ['--format=custom', `--file=${file}`])
}

/**
 * Replaces the tables named in a dump: all of them or none.
 *
 * @throws OperatorError with the reason from `pg_restore`
 */
export async function restorePostgres(url: string, dump: string): Promise<void> {
	const options = [
		'--no-owner',
		'--exit-on-error',
		'--single-transaction',
		'--clean',
		'--if-exists',
	]
	await runOn(url, 'pg_restore', [...options, dump])
}

/**
 * Reads the rows of a table in a dump; none if the table is missing. The table must have two columns or more.
 *
 * @throws OperatorError if the dump is damaged
 */
export async function rowsInDump(
	dump: string,
	table: string,
): Promise<readonly (readonly string[])[]> {
	const options = ['--data-only', `--table=${table}`, '--file=-', dump]
	const text = await runTool('pg_restore', options)
	// Only rows have tabs: the statements around them have none.
	return text.split('\n').flatMap((line) => (line.includes('\t') ? [line.split('\t')] : []))
}

async function runOn(url: string, tool: Tool, options: readonly string[]): Promise<void> {
	const address = new URL(url)
	const password = decodeURIComponent(address.password)
	address.password = ''
	// Any user of the machine can read arguments, so the password is not among them.
	const env = password === '' ? {} : { PGPASSWORD: password }
	await runTool(tool, [`--dbname=${address.href}`, ...options], env)
}

type Tool = 'pg_dump' | 'pg_restore'

async function runTool(
	tool: Tool,
	options: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Promise<string> {
	try {
		const { stdout } = await run(tool, options, {
			env: { ...process.env, ...env },
			maxBuffer: maxOutputBytes,
		})
		return stdout
	} catch (error) {
		throw toolError(tool, error)
	}
}

function toolError(tool: Tool, error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if ('code' in error && error.code === 'ENOENT') {
		return new OperatorError(
			`${tool} is not installed. Install the client programs of PostgreSQL, of the server's version or a newer one.`,
		)
	}
	const messages = 'stderr' in error ? String(error.stderr) : error.message
	return new OperatorError(`${tool} failed: ${reasonOf(messages)}`)
}

/**
 * The first line of a tool's error output that reports an error, or else its first line, without the program's name.
 */
function reasonOf(messages: string): string {
	const lines = messages.split('\n').filter((line) => line.trim() !== '')
	const line = lines.find((each) => /error:/i.test(each)) ?? lines[0] ?? 'it did not say why'
	return line.replace(/^pg_\w+: (?:error: )?/, '').trim()
}
