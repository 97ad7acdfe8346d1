import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { databaseFile } from './database-files.ts'
import { inspectDatabase, signUp } from './load.ts'
import { type Outcome, UnsupportedError } from './outcome.ts'

/** A command that meets bad data, by its name. `{data}`, `{good}`: the bad data folder, and a sound database. */
const commands = {
	start: ['src/server/start.js'],
	release: ['src/server/cli/release.ts', 'build'],
	backup: ['src/server/cli/backup.ts', '{data}/copy'],
	restore: ['src/server/cli/backup.ts', 'restore', '{good}'],
	settings: ['src/server/cli/settings.ts', 'set', 'MAIL_PER_HOUR', '100'],
	secret: ['src/server/cli/settings.ts', 'set', 'SMTP_PASSWORD', '-'],
} as const

type Command = keyof typeof commands

type Case = {
	/** Makes a sound data folder bad. */
	readonly spoil?: (dataDir: string) => void
	/** Shell commands that run before, as root in a mount namespace; `$1` is the data folder. */
	readonly mount?: string
	/** What each command has to say; it ends with 1. */
	readonly said: Partial<Record<Command, RegExp>>
}

const full = /full|no room/i
const closed = /read-only|may write/

const cases: Readonly<Record<string, Case>> = {
	'a full disk': {
		mount: `cp -a "$1" "$1.kept" && mount -t tmpfs -o size=3m none "$1" && cp -a "$1.kept/." "$1" && { dd if=/dev/zero of="$1/fill" bs=4k 2>/dev/null; true; }`,
		said: { start: full, release: full, backup: full, restore: full, settings: full },
	},
	'a read-only disk': {
		mount: 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"',
		said: { start: closed, release: closed, backup: closed, restore: closed, settings: closed },
	},
	'another key': {
		spoil: (dataDir) =>
			writeFileSync(join(dataDir, 'secret.key'), `${randomBytes(32).toString('base64')}\n`),
		said: { start: /not the key/, settings: /not the key/, secret: /not the key/ },
	},
	'a damaged key': {
		spoil: (dataDir) => writeFileSync(join(dataDir, 'secret.key'), 'nonsense\n'),
		said: { start: /key is damaged/, settings: /key is damaged/, secret: /key is damaged/ },
	},
	'data of a newer version': {
		spoil: (dataDir) => {
			const db = new DatabaseSync(databaseFile(dataDir))
			db.exec('update schema_version set version = 99')
			db.close()
		},
		said: { start: /has schema 99/, settings: /has schema 99/ },
	},
	'a damaged database': {
		spoil: (dataDir) => writeFileSync(databaseFile(dataDir), 'x'.repeat(10_000)),
		said: { start: /damaged/, backup: /damaged/, settings: /damaged/ },
	},
}

/**
 * Runs commands on data folders that are full, read-only, of another key or of a newer version. Each has to say so in a
 * sentence, end with 1, and leave the registrations as they were.
 */
export async function badData(): Promise<Outcome> {
	const good = dataFolder()
	const server = await startServerWith({ DATA_DIR: good })
	const email = 'kept@drill.example'
	await signUp(server.address, email)
	await server.stop()
	const acknowledged = [{ email, at: 0 }]
	const faults: string[] = []
	let [tried, lost] = [0, 0]
	for (const [name, { spoil, mount, said }] of Object.entries(cases)) {
		for (const [command, sentence] of Object.entries(said)) {
			const dataDir = dataFolder()
			cpSync(good, dataDir, { recursive: true })
			spoil?.(dataDir)
			const before = readFileSync(databaseFile(dataDir))
			const { status, output } = runOn(dataDir, commandOf(command), good, mount)
			tried += 1
			const fault = faultOf(status, output, sentence)
			if (fault !== null) faults.push(`${name}, ${command}: ${fault}`)
			const isSame = readFileSync(databaseFile(dataDir)).equals(before)
			if (!isSame) lost += inspectDatabase(databaseFile(dataDir), acknowledged).lost
			if (existsSync(join(dataDir, 'copy'))) faults.push(`${name}, ${command}: half a copy is left`)
		}
	}
	return {
		tried: `${tried} commands on ${Object.keys(cases).length} kinds of bad data`,
		acknowledged: acknowledged.length,
		lost,
		seen: '',
		faults,
	}
}

function commandOf(name: string): readonly string[] {
	return Object.entries(commands).find(([each]) => each === name)?.[1] ?? []
}

function runOn(
	dataDir: string,
	command: readonly string[],
	good: string,
	mount = 'true',
): { readonly status: number | null; readonly output: string } {
	const args = command.map((arg) =>
		arg.replace('{data}', dataDir).replace('{good}', databaseFile(good)),
	)
	const script = `${mount} && shift && exec "$@"`
	const under = ['unshare', '--map-root-user', '--mount', 'sh', '-c', script]
	const run = [...under, 'sh', dataDir, process.execPath, ...args]
	const environment = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' }
	const { status, stdout, stderr, error } = spawnSync(run[0] ?? '', run.slice(1), {
		env: environment,
		encoding: 'utf8',
		timeout: 60_000,
		input: 'hunter2\n',
	})
	if (error !== undefined && 'code' in error && error.code === 'ENOENT') {
		throw new UnsupportedError('unshare is missing')
	}
	return { status, output: `${stdout}${stderr}` }
}

function faultOf(status: number | null, output: string, sentence: RegExp): string | null {
	const end = output.trim().slice(-300).replaceAll(/\s+/g, ' ')
	if (status !== 1) return `ended with ${status}: ${end}`
	if (/^\s+at .*\.(?:ts|js):\d+/m.test(output)) return `printed a stack: ${end}`
	if (output.includes('hunter2')) return 'printed a secret'
	return sentence.test(output) ? null : `said: ${end}`
}
