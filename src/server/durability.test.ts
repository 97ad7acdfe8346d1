import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'

const server = `
	import Fastify from 'fastify'
	import { apiRoutes } from '#server/routes/api.ts'
	import { startServices } from '#server/services.ts'
	import { readSettings } from '#settings/settings.ts'
	const services = await startServices(readSettings(process.env), { warn() {} })
	const app = Fastify()
	await app.register(apiRoutes, services.api)
	console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
`

test('a server killed under load, again and again, loses no signup that it acknowledged', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-kill-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const acknowledged: string[] = []
	for (const round of [1, 2, 3]) {
		const child = spawn(process.execPath, ['--input-type=module', '-e', server], {
			env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SIGNUPS_PER_CLIENT: '100000' },
			stdio: ['ignore', 'pipe', 'inherit'],
		})
		const exit = once(child, 'exit')
		const [address] = await once(child.stdout, 'data')
		const before = acknowledged.length
		const clients = Array.from({ length: 8 }, async (_, client) => {
			for (let index = 0; child.exitCode === null && child.signalCode === null; index++) {
				const email = `r${round}c${client}n${index}@example.com`
				if (!(await signUp(String(address).trim(), email))) return
				acknowledged.push(email)
				// In the middle of everybody's work.
				if (acknowledged.length - before === 60) child.kill('SIGKILL')
			}
		})
		await Promise.all([...clients, exit])
		expect(acknowledged.length - before).toBeGreaterThanOrEqual(60)
	}
	const db = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	onTestFinished(() => db.close())
	expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
	const kept = new Set(
		db
			.prepare('select email from waitlist_emails')
			.all()
			.map((row) => row['email']),
	)
	expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
	// Nor a mail: each has been sent, or waits in the outbox.
	const mails = db.prepare(`select count(*) as count from outbox where state != 'withheld'`).get()
	expect(Number(mails?.['count'])).toBeGreaterThanOrEqual(acknowledged.length)
}, 60_000)

/** True when it was acknowledged, false when the server was gone. */
async function signUp(address: string, email: string): Promise<boolean> {
	try {
		const reply = await fetch(`${address}/api/waitlist`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email, source: 'premium' }),
		})
		return reply.status === 202
	} catch {
		return false
	}
}
