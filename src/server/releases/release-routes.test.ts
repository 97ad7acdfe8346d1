import { expect, test, vi } from 'vitest'
import { sessionLimits } from '#domain/account/session-expiry.ts'
import { releaseList } from '#contract/releases.ts'
import { currentRelease, setCurrentRelease } from '#server/platform/release/release-folder.ts'
import { databases } from '#testing/databases.ts'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createTestApi, logIn, prove, sameOrigin } from '#testing/test-api.ts'

async function withReleases() {
	const folder = await createTemporaryFolder()
	const ids = [1, 2].map((second) => writeRelease(folder, second))
	setCurrentRelease(folder, ids[1] ?? '')
	const builder = {
		status: () => ({ state: 'building' as const, done: 12, of: 66 }),
		build: vi.fn<() => void>(),
		cancel: vi.fn<() => void>(),
		publish: () => false,
	}
	const api = await createTestApi(databases[0], {
		releases: {
			places: { folder, chosen: null },
			builder,
			changed: () => ['SITE_URL'],
		},
	})
	const cookie = await logIn(api.app)
	const post = async (path: string, payload?: object) =>
		await api.app.inject({
			method: 'POST',
			url: `/api/admin/releases/${path}`,
			headers: { ...sameOrigin, cookie },
			...(payload && { payload }),
		})
	const list = async (headers = { cookie }) =>
		await api.app.inject({ url: '/api/admin/releases', headers })
	return { ...api, folder, ids, builder, post, list, cookie }
}

test('the releases are listed with what is built, for sessions only', async () => {
	const { list, ids } = await withReleases()
	expect((await list({ cookie: '' })).statusCode).toBe(401)
	expect(releaseList.parse((await list()).json())).toEqual({
		build: { state: 'building', done: 12, of: 66 },
		releases: [
			{ id: ids[1], at: '1970-01-01T00:00:02.000Z', isServed: true },
			{ id: ids[0], at: '1970-01-01T00:00:01.000Z', isServed: false },
		],
		changed: ['SITE_URL'],
	})
})

test('a build is begun and cancelled', async () => {
	const { post, builder } = await withReleases()
	expect((await post('build')).statusCode).toBe(204)
	expect((await post('cancel')).statusCode).toBe(204)
	expect([builder.build.mock.calls.length, builder.cancel.mock.calls.length]).toEqual([1, 1])
})

test('a release before is served again after a recent proof, and the audit log has it', async () => {
	const { app, cookie, clock, post, folder, ids, store } = await withReleases()
	clock.advance(sessionLimits.proofLifetimeMs + 1)
	const refused = await post('use', { id: ids[0] })
	expect([refused.statusCode, refused.json().error]).toEqual([403, 'proof-required'])
	expect(currentRelease(folder)).toBe(ids[1])
	await prove(app, cookie)
	expect((await post('use', { id: ids[0] })).statusCode).toBe(204)
	expect(currentRelease(folder)).toBe(ids[0])
	const [entry] = await store.audit.newest()
	expect(entry).toMatchObject({ actor: 'ada', action: 'release chosen', detail: ids[0] })
})

test.each(['2026-11-27T00-00-00-000Z', '../releases', ''])('%j is no release', async (id) => {
	const { post, folder, ids } = await withReleases()
	expect((await post('use', { id })).statusCode).toBe(404)
	expect(currentRelease(folder)).toBe(ids[1])
})

test('a server without releases lists none, and builds none', async () => {
	const { app } = await createTestApi(databases[0])
	const cookie = await logIn(app)
	const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } })
	expect(answer.json()).toEqual({ build: { state: 'idle' }, releases: [], changed: [] })
})
