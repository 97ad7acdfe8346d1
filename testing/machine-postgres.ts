import { execFileSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** The folder of the newest installed PostgreSQL that has both the server and its tools; null if there is none. */
export const postgresPrograms: string | null =
	globSync('/usr/lib/postgresql/*/bin')
		.toSorted(new Intl.Collator('en', { numeric: true }).compare)
		.findLast(
			(folder) => globSync('{initdb,pg_ctl,pg_dump,pg_restore}', { cwd: folder }).length === 4,
		) ?? null

/**
 * Starts the machine's own PostgreSQL in a temporary folder, with its tools first on the path. Root starts it as the
 * user postgres.
 *
 * @returns the URL of an empty database, with a user who is not a superuser, and a function that stops the server and deletes its folder
 */
export async function startMachinePostgres(programs: string) {
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-machine-postgres-'))
	const isRoot = userInfo().uid === 0
	if (isRoot) {
		const [uid, gid] = ['-u', '-g'].map((option) =>
			Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
		)
		chownSync(folder, uid ?? 0, gid ?? 0)
	}
	const run = (name: string, ...args: readonly string[]) => {
		const program = [join(programs, name), ...args]
		const [command = '', ...rest] = isRoot
			? ['runuser', '-u', 'postgres', '--', ...program]
			: program
		return execFileSync(command, rest, { cwd: folder, stdio: 'pipe' })
	}
	const port = await freePort()
	const data = join(folder, 'data')
	run(
		'initdb',
		'-D',
		data,
		'--no-sync',
		'--username=postgres',
		'--auth=trust',
		'--locale=C',
		'-E',
		'UTF8',
	)
	const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
	run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
	const ask = (statement: string) =>
		run(
			'psql',
			'-h',
			'127.0.0.1',
			'-p',
			String(port),
			'-U',
			'postgres',
			'-c',
			statement,
			'postgres',
		)
	ask(`create role innervolt login createdb password 'a b/c'`)
	ask('create database site owner innervolt')
	const { PATH } = process.env
	process.env['PATH'] = `${programs}${delimiter}${PATH}`
	return {
		url: `postgres://innervolt:a%20b%2Fc@127.0.0.1:${port}/site`,
		stop: () => {
			process.env['PATH'] = PATH
			run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
			rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
		},
	}
}
