import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copySqlite } from '#server/backup/copy-sqlite.ts'
import { databaseFile } from '#server/platform/db/open-database.ts'
import { keyFile } from '#server/platform/keys/key-file.ts'
import { findIllness } from './health.ts'
import { run, tied, UpdateError } from './run.ts'
import { nodeOf } from './version-commands.ts'

type TrialOptions = {
	/** The folder of the version. */
	readonly folder: string
	/** The folder of its pages. */
	readonly pages: string
	readonly dataDir: string
	readonly databaseUrl: string | null
	readonly secretKey: Buffer | null
	/** A backup of PostgreSQL; null with SQLite. */
	readonly dump: string | null
	/** How long the server may take to start, in milliseconds. */
	readonly timeoutMs: number
}

const keptCharacters = 2_000

/**
 * Tries a version on a copy of the data while the site runs: its server migrates the copy, gets ready and answers a page.
 * It is given no other setting, so it sends no mail and reaches nobody. With PostgreSQL the backup is rehearsed instead.
 *
 * @returns how long the start took, in milliseconds
 * @throws UpdateError with what the server says
 */
export async function tryVersion(options: TrialOptions): Promise<number> {
	const { folder, dump } = options
	const start = performance.now()
	if (dump === null) await tryServer(options)
	else await run([nodeOf(folder), 'src/server/cli/backup.ts', 'rehearse', dump], { cwd: folder })
	return performance.now() - start
}

async function tryServer({ folder, pages, secretKey, timeoutMs, ...site }: TrialOptions) {
	// Beside the data, whose rights and disk are right for it.
	for (const left of globSync('.trial-*', { cwd: site.dataDir })) {
		rmSync(join(site.dataDir, left), { recursive: true })
	}
	const trial = mkdtempSync(join(site.dataDir, '.trial-'))
	try {
		await copyData(site.dataDir, trial)
		const options = ['--max-semi-space-size=2', 'src/server/start.js', '--pages', pages]
		const [name, ...args] = tied([nodeOf(folder), ...options])
		const child = spawn(name, args, {
			cwd: folder,
			env: {
				PATH: process.env['PATH'],
				NODE_ENV: 'production',
				HOST: '127.0.0.1',
				PORT: '0',
				DATA_DIR: trial,
				STORED_SETTINGS: 'ignore',
				...(secretKey !== null && { SECRET_KEY: secretKey.toString('base64') }),
			},
			stdio: ['pipe', 'pipe', 'pipe'],
		})
		const ended = once(child, 'exit')
		try {
			const address = await readyAddress(child, timeoutMs)
			const illness = await findIllness(address, { timeoutMs, settleMs: 0 })
			if (illness !== null) throw new UpdateError(`On a copy of the data ${illness}.`)
		} finally {
			child.stdin.end()
			await ended
		}
	} finally {
		rmSync(trial, { recursive: true, force: true })
	}
}

async function copyData(dataDir: string, trial: string): Promise<void> {
	const source = databaseFile({ dataDir })
	if (existsSync(source)) await copySqlite(source, databaseFile({ dataDir: trial }))
	const key = keyFile({ dataDir })
	if (existsSync(key)) copyFileSync(key, keyFile({ dataDir: trial }))
}

/** Waits for the line that says where a server answers. */
async function readyAddress(child: ChildProcess, timeoutMs: number): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>()
	let said = ''
	const hear = (text: string) => {
		said = (said + text).slice(-keptCharacters)
		const address = /Ready at (http:\/\/\S+)/.exec(said)?.[1]
		if (address !== undefined) resolve(address)
	}
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
	const refuse = (why: string) =>
		reject(new UpdateError(`On a copy of the data the server ${why}:\n${said.trim()}`))
	child.once('close', () => refuse('does not start'))
	const timer = setTimeout(() => refuse('does not get ready in time'), timeoutMs)
	try {
		return await promise
	} finally {
		clearTimeout(timer)
	}
}
