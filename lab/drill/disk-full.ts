import { spawnSync } from 'node:child_process'
import { copyFileSync, createWriteStream, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder, startServerWith } from '../../testing/site-server.ts'
import { databaseFile, walFile } from './database-files.ts'
import { inspectDatabase, signUp, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, UnsupportedError, type Outcome } from './outcome.ts'

const onSmallDisk = (folder: string) => [
	...'unshare --map-root-user --mount sh -c'.split(' '),
	`mount -t tmpfs -o size=64m none '${folder}' && exec "$@"`,
	'sh',
]

export async function diskFull(): Promise<Outcome> {
	const folder = dataFolder()
	const under = onSmallDisk(folder)
	if (spawnSync(under[0] ?? '', [...under.slice(1), 'true']).status !== 0) {
		throw new UnsupportedError('a tmpfs cannot be mounted with unshare')
	}
	const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder }, [], under)
	const load = startLoad(server.address)
	await load.reach(100)
	// The path of the full disk, which is mounted only in the server's mount namespace.
	const disk = `/proc/${server.child.pid}/root${folder}`
	const filler = `${disk}/filler`
	await fill(filler)
	while (!load.statuses.has(503)) await pause(10)
	const before = load.acknowledged.length
	const home = await fetch(server.address).then((reply) => reply.status)
	rmSync(filler)
	await load.reach(load.acknowledged.length + 100)
	const isRecovered = (await signUp(server.address, 'after@drill.example')) === 202
	await load.stop()
	const isAlive = server.child.exitCode === null
	// Copied while the server is suspended, because the disk disappears with the server.
	server.child.kill('SIGSTOP')
	const kept = dataFolder()
	for (const file of [databaseFile, walFile]) copyFileSync(file(disk), file(kept))
	server.child.kill('SIGCONT')
	await server.stop()
	const { lost, isDamaged } = inspectDatabase(databaseFile(kept), load.acknowledged)
	const others = [...load.statuses.keys()].filter((status) => status !== 202 && status !== 503)
	return {
		tried: 'the disk filled to the last byte under load, then freed',
		acknowledged: load.acknowledged.length,
		lost,
		seen: `${load.statuses.get(503)} signups answered 503, ${load.acknowledged.length - before} accepted afterwards without a restart`,
		faults: faultsWhere({
			'the server ended': !isAlive,
			'pages were not served': home !== 200,
			'no signup was accepted afterwards': !isRecovered,
			'the database is damaged': isDamaged,
			[`other answers: ${others.join(', ')}`]: others.length > 0,
		}),
	}
}

function fill(file: string): Promise<void> {
	return new Promise((resolve) => {
		const stream = createWriteStream(file)
		stream.on('error', () => resolve())
		const bytes = Buffer.alloc(65_536, 1)
		const more = () => stream.write(bytes, (error) => (error ? undefined : more()))
		more()
	})
}
