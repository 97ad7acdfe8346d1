import { createSecretKey } from 'node:crypto'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { createCountBuffers } from '#features/counts/counts.ts'
import { createOwnerFindings } from '#features/notices/owner-findings.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { type TestDatabase, fakeClock, openTestStore } from './databases.ts'
import { type ApiOptions, apiRoutes } from '#app/api/api.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import { testKeys } from './keys.ts'
import { noLaunch } from './no-launch.ts'
import { renderOnce } from './render-once.tsx'

const site = 'https://innervolt.example'
export const sameOrigin = { origin: site, host: 'innervolt.example' }
export const password = 'correct horse'
export const newPassword = 'battery staple'

/** Creates the API on an empty database, with one admin, `ada`. The API is closed after the test. */
export async function createTestApi(kind: TestDatabase, changed: Partial<ApiOptions> = {}) {
	const clock = fakeClock()
	const opened = await openTestStore(kind, clock.now)
	await opened.store.admins.create('ada', passwordHash, 'test')
	const log: string[] = []
	const app = Fastify({
		logger: { level: 'info', stream: { write: (line) => void log.push(line) } },
	})
	onTestFinished(() => app.close())
	const { counts, speeds } = createCountBuffers({
		store: opened.store,
		now: clock.now,
		log: { warn: () => {} },
		flushIntervalMs: 1e9,
	})
	onTestFinished(async () => {
		await Promise.all([counts.stop(), speeds.stop()])
	})
	const links = createSignedLinks(site, createSecretKey(Buffer.alloc(32, 2)))
	const options: ApiOptions = {
		store: opened.store,
		key: createSecretKey(Buffer.alloc(32, 1)),
		links,
		mailLinks: { site, links },
		site,
		mailAddress: 'no-reply@innervolt.example',
		signupsPerClient: 60,
		proofOfWork: createProofOfWork({ mode: 'automatic', keys: testKeys, formsPerClient: 60 }),
		counts,
		speeds,
		now: clock.now,
		checkLetter: async () => [],
		sendTestLetter: async () => ({ code: null, sent: 1, is_written: false }),
		readOwnerFindings: createOwnerFindings({
			store: opened.store,
			mailbox: changed.bounceMailbox ?? null,
			freeBytes: async () => 1e12,
		}),
		launch: noLaunch,
		openBackup: () => Promise.reject(new Error('No backup is made')),
		mailLimits: { mailsPerHour: 500, lettersPerDay: 20_000 },
		deleteMailFiles: async () => {},
		pages: { ...noPages(), renderOnce },
		...changed,
	}
	await app.register(apiRoutes, options)
	return { ...opened, app, clock, log, options, counts, speeds }
}

/** The hash of `password` with the minimum cost of Argon2id, so that a login takes 1 ms instead of 35 ms. */
const passwordHash =
	'$argon2id$v=19$m=8,t=1,p=1$aW5uZXJ2b2x0LXRlc3RzIQ$TQuVcfCUiTplX6VmOa2oVTwFceuSRp6WV9yUSUzzvt0'

export async function logIn(app: FastifyInstance): Promise<string> {
	return cookieOf(await enter(app))
}

export function enter(
	app: FastifyInstance,
	username = 'ada',
	secret = password,
	headers: Readonly<Record<string, string>> = sameOrigin,
) {
	const payload = { username, password: secret }
	return app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
}

export function cookieOf({ headers }: { readonly headers: Record<string, unknown> }): string {
	return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Accepts an invitation with `newPassword`. */
export function accept(app: FastifyInstance, token: string) {
	const url = '/api/auth/invitation'
	const payload = { token, password: newPassword }
	return app.inject({ method: 'POST', url, headers: sameOrigin, payload })
}

/** Posts a form without JavaScript. */
export function postForm(
	app: FastifyInstance,
	url: string,
	payload: string,
	{ headers = sameOrigin, ...more }: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
) {
	const type = { 'content-type': 'application/x-www-form-urlencoded' }
	return app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type }, ...more })
}

export function read(app: FastifyInstance, cookie: string, path: string) {
	return app.inject({ url: `/api/admin/${path}`, headers: { cookie } })
}

export function post(app: FastifyInstance, cookie: string, path: string, payload: object) {
	const url = `/api/admin/${path}`
	return app.inject({ method: 'POST', url, headers: { ...sameOrigin, cookie }, payload })
}

/** `read` and `post` with one session, for paths without their common `prefix`. */
export function panelOf(app: FastifyInstance, cookie: string, prefix = '') {
	return {
		get: (path: string) => read(app, cookie, prefix + path),
		post: (path: string, payload: object) => post(app, cookie, prefix + path, payload),
	}
}

/**
 * Re-authenticates with a password, by default that of `ada`, for one act or for the next minutes. Returns the
 * response's status.
 */
export async function prove(
	app: FastifyInstance,
	cookie: string,
	act?: ProvenAct['act'],
	target = '',
	secret = password,
): Promise<number> {
	const reply = await app.inject({
		method: 'POST',
		url: '/api/admin/proof',
		headers: { ...sameOrigin, cookie },
		payload: { password: secret, ...(act && { act: { act, target } }) },
	})
	return reply.statusCode
}
