import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'

/**
 * Runs `pg_dump`. Resolves when it has ended well and `write` has written what it printed.
 *
 * @param write takes the dump, in the custom format of PostgreSQL
 * @throws BackupError with the last line of `pg_dump` if it fails
 */
export async function dumpPostgres(
	url: string,
	write: (dump: Readable) => Promise<void>,
): Promise<void> {
	const tool = start('pg_dump', url, ['--format=custom'])
	if (tool.child.stdout === null) throw new Error('pg_dump has no output')
	const [written, ended] = await Promise.allSettled([write(tool.child.stdout), tool.ended])
	// A full disk ends the tool, and a failing tool ends what is written: the cause comes first.
	if (written.status === 'rejected' && isFileError(written.reason)) throw written.reason
	if (ended.status === 'rejected') throw ended.reason
	if (written.status === 'rejected') throw written.reason
}

function isFileError(error: unknown): boolean {
	return error instanceof Error && 'code' in error && /^E(?!RR_|PIPE)/.test(String(error.code))
}

/**
 * Runs `pg_restore` on a dump. Changes everything or nothing.
 *
 * @param isReplacing whether the tables of the dump replace those of the same names; otherwise the database has to be empty
 * @throws BackupError with the last line of `pg_restore` if it fails
 */
export async function restorePostgres(
	url: string,
	dump: string,
	isReplacing: boolean,
): Promise<void> {
	const replacing = isReplacing ? ['--clean', '--if-exists'] : []
	const options = ['--no-owner', '--exit-on-error', '--single-transaction', ...replacing]
	await start('pg_restore', url, [...options, dump]).ended
}

function start(name: 'pg_dump' | 'pg_restore', url: string, options: readonly string[]) {
	const { address, password } = withoutPassword(url)
	const child = spawn(name, [`--dbname=${address}`, ...options], {
		// Not an argument: every user of the machine can read those.
		env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	return { child, ended: waitForEnd(name, child) }
}

async function waitForEnd(name: string, child: ChildProcess): Promise<void> {
	let messages = ''
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		messages = `${messages}${text}`.slice(-2_000)
	})
	const { promise, resolve, reject } = Promise.withResolvers<void>()
	child.on('error', (error: NodeJS.ErrnoException) => {
		const isMissing = error.code === 'ENOENT'
		reject(
			isMissing
				? new BackupError(
						`${name} is not installed. Install the client programs of PostgreSQL, of the server's version or a newer one.`,
					)
				: error,
		)
	})
	child.on('close', (code) => {
		if (code === 0) resolve()
		else reject(new BackupError(`${name} failed: ${reasonOf(messages)}`))
	})
	await promise
}

/** The first complaint, without the name of the program. */
function reasonOf(messages: string): string {
	const lines = messages.split('\n').filter((line) => line.trim() !== '')
	const line = lines.find((each) => /error:/i.test(each)) ?? lines[0] ?? 'it did not say why'
	return line.replace(/^pg_\w+: (?:error: )?/, '').trim()
}

/** @example withoutPassword('postgres://ada:a%2Fb@host/db') // { address: 'postgres://ada@host/db', password: 'a/b' } */
function withoutPassword(url: string) {
	const address = new URL(url)
	const password = decodeURIComponent(address.password)
	address.password = ''
	return { address: address.href, password }
}
