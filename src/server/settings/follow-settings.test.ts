/** @module-tag night */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { panelSettings } from '#contract/settings.ts'
import { eventually } from '#testing/eventually.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { freePort } from '#testing/free-port.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { revisionOf } from './open-settings.ts'
import { followSettings } from './follow-settings.ts'

const soon = { timeout: 20_000, interval: 50 }
const account = { username: 'ada', password: 'correct horse' }
const withoutReplacement = ['--import', 'data:text/javascript,process.execve = undefined']

test.each(dailyDatabases)(
	'$kind: a running server adopts a setting stored by the command, in the same process, after finishing open requests',
	{ timeout: 40_000 },
	async (kind) => {
		const site = await createSite(kind)
		const server = await site.start()
		expect(await signUp(server.address)).toBe(202)
		const slow = beginSignup(server.address)
		await slow.isAccepted
		await site.store('SIGNUPS_PER_CLIENT', '1')
		await eventually(
			() => expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed'),
			soon,
		)
		expect(await slow.finish()).toBe(202)
		await eventually(async () => expect(await signUp(server.address)).toBe(429), soon)
		expect(await stop(server.child)).toEqual([0, null])
	},
)

test('two servers on one PostgreSQL both adopt a change', { timeout: 40_000 }, async () => {
	const site = await createSite(databases[1])
	const servers = await Promise.all([site.start(), site.start()])
	await site.store('SIGNUPS_PER_CLIENT', '1')
	await signUp(servers[0].address).catch(() => null)
	for (const { address, child } of servers) {
		await eventually(async () => expect(await signUp(address)).toBe(429), soon)
		expect(await stop(child)).toEqual([0, null])
	}
})

test('a change in the panel soon applies as a stored setting', { timeout: 40_000 }, async () => {
	const site = await createSite(databases[0])
	const server = await site.start()
	const panel = await logIn(server.address)
	expect((await panel.read()).effect).toBe('in-force')
	expect(await panel.change({ MAIL_PER_HOUR: '50' })).toBe(204)
	await eventually(async () => {
		const { effect, settings } = await panel.read()
		expect(effect).toBe('in-force')
		expect(settings).toContainEqual(
			expect.objectContaining({ name: 'MAIL_PER_HOUR', value: '50', source: 'database' }),
		)
	}, soon)
	expect(server.output().match(/Starting again/g)).toHaveLength(1)
	expect(await stop(server.child)).toEqual([0, null])
})

test(
	'if a process cannot be replaced, panel and log announce the change for the next start',
	{ timeout: 40_000 },
	async () => {
		const site = await createSite(databases[0])
		const server = await site.start(withoutReplacement)
		const panel = await logIn(server.address)
		expect(await panel.change({ MAIL_PER_HOUR: '50' })).toBe(204)
		expect((await panel.read()).effect).toBe('next-start')
		await eventually(() => expect(server.output()).toContain('effect at the next start'), soon)
		expect(await stop(server.child)).toEqual([0, null])
	},
)

test('SIGHUP restarts the server, and SIGTERM during the restart stops it', async () => {
	const site = await createSite(databases[0])
	const server = await site.start()
	server.child.kill('SIGHUP')
	// Printed at the end of each start. An earlier request could reach the exiting process.
	await eventually(() => expect(server.output().match(/\.eml files/g)).toHaveLength(2), soon)
	const slow = beginSignup(server.address)
	await slow.isAccepted
	server.child.kill('SIGHUP')
	await eventually(
		() => expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed'),
		soon,
	)
	server.child.kill('SIGTERM')
	const ended = once(server.child, 'exit')
	expect(await slow.finish()).toBe(202)
	expect(await ended).toEqual([0, null])
})

test('settings that conflict with the environment are logged once and ignored', async () => {
	const log = { warn: vi.fn<(details: object, message: string) => void>() }
	const restart = vi.fn<() => void>()
	const revision = vi.fn<() => Promise<string>>(async () => 'new')
	const stored = { values: { SMTP_URL: 'smtps://mail.example' }, unreadable: [] }
	const all = vi.fn<() => Promise<typeof stored>>(async () => stored)
	vi.useFakeTimers()
	const given = { environment: {}, revision: revisionOf([]) }
	const follower = followSettings({ settings: { all, revision }, given, log, restart })
	await vi.advanceTimersByTimeAsync(3_000)
	const issues = [{ name: 'MAIL_FROM', message: 'must be set, because SMTP_URL is' }]
	expect(log.warn.mock.calls).toEqual([[{ issues }, expect.stringContaining('stay in force')]])
	revision.mockResolvedValue(given.revision)
	await vi.advanceTimersByTimeAsync(3_000)
	await follower.stop()
	expect(restart).not.toHaveBeenCalled()
})

/** A site, not started yet, with a key shared by all its processes. */
async function createSite(kind: TestDatabase) {
	const database = await kind.createMigrated()
	const isFile = kind.kind === 'sqlite'
	const environment = async () => ({
		PATH: process.env['PATH'] ?? '',
		SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
		DATA_DIR: isFile ? dirname(database) : await createTemporaryFolder(),
		...(!isFile && { DATABASE_URL: database }),
	})
	return {
		/** Resolves when the server responds. */
		start: async (options: readonly string[] = []) => {
			const port = await freePort()
			const address = `http://127.0.0.1:${port}`
			const args = [...options, 'src/server/start.js', '--api-only']
			const env = { ...(await environment()), PORT: String(port) }
			const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
			onTestFinished(() => void child.kill('SIGKILL'))
			let output = ''
			child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
			await eventually(
				async () => expect((await fetch(`${address}/readyz`)).status).toBe(200),
				soon,
			)
			return { address, child, output: () => output }
		},
		/** Stores a setting with `npm run settings`. */
		store: async (name: string, value: string) => {
			const args = ['src/server/cli/settings.ts', 'set', name, value]
			const child = spawn(process.execPath, args, { env: await environment() })
			expect(await text(child.stdout)).toContain(`${name} is stored.`)
		},
	}
}

async function stop(child: ChildProcess): Promise<unknown> {
	const ended = once(child, 'exit')
	child.kill('SIGTERM')
	return await ended
}

const signup = () =>
	JSON.stringify({
		email: `p${crypto.randomUUID()}@example.com`,
		source: 'premium',
		consent: '2026-11-22-premium',
	})

const json = { 'content-type': 'application/json' }

/** Resolves to the response's status. */
async function signUp(address: string): Promise<number> {
	const body = signup()
	return (await fetch(`${address}/api/waitlist`, { method: 'POST', headers: json, body })).status
}

/** Sends a signup whose last byte waits for `finish`, which resolves to the response's status. */
function beginSignup(address: string) {
	const body = signup()
	const headers = { ...json, 'content-length': body.length, expect: '100-continue' }
	const sent = request(`${address}/api/waitlist`, { method: 'POST', headers })
	const answered = once(sent, 'response')
	sent.flushHeaders()
	return {
		isAccepted: once(sent, 'continue').then(() => sent.write(body.slice(0, -1))),
		finish: async () => {
			sent.end(body.slice(-1))
			const [response] = await answered
			return response.statusCode
		},
	}
}

async function logIn(address: string) {
	const post = async (path: string, message: object, cookie = '') =>
		await fetch(address + path, {
			method: 'POST',
			headers: { ...json, origin: address, cookie },
			body: JSON.stringify(message),
		})
	// The account is created after the server listens.
	const reply = await eventually(async () => {
		const login = await post('/api/auth/login', account)
		expect(login.status).toBe(204)
		return login
	}, soon)
	const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	return {
		read: async () => {
			const response = await fetch(`${address}/api/admin/settings`, { headers: { cookie } })
			return panelSettings.parse(await response.json())
		},
		/** Resolves to the response's status. */
		change: async (changes: Readonly<Record<string, string>>) => {
			const target = Object.keys(changes).join(', ')
			const act = { act: 'change-settings', target }
			await post('/api/admin/proof', { password: account.password, act }, cookie)
			return (await post('/api/admin/settings', changes, cookie)).status
		},
	}
}
