import { expect, test, vi } from 'vitest'
import { pageStatus } from '#contract/releases.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, logIn, sameOrigin } from '#testing/test-api.ts'

async function withReleases() {
	const builder = {
		status: () => ({ state: 'building' as const, done: 12, of: 66 }),
		build: vi.fn<() => void>(),
		cancel: vi.fn<() => void>(),
		publish: () => false,
	}
	const { app } = await createTestApi(databases[0], {
		releases: {
			folder: 'releases',
			builder,
			changed: () => ['SITE_URL'],
		},
	})
	return { app, builder, cookie: await logIn(app) }
}

test('what is built is told to sessions only', async () => {
	const { app, cookie } = await withReleases()
	const url = '/api/admin/releases'
	expect((await app.inject(url)).statusCode).toBe(401)
	const answer = await app.inject({ url, headers: { cookie } })
	expect(pageStatus.parse(answer.json())).toEqual({
		build: { state: 'building', done: 12, of: 66 },
		changed: ['SITE_URL'],
	})
})

test('a build is begun and cancelled', async () => {
	const { app, builder, cookie } = await withReleases()
	const post = async (path: string) =>
		await app.inject({
			method: 'POST',
			url: `/api/admin/releases/${path}`,
			headers: { ...sameOrigin, cookie },
		})
	expect((await post('build')).statusCode).toBe(204)
	expect((await post('cancel')).statusCode).toBe(204)
	expect([builder.build.mock.calls.length, builder.cancel.mock.calls.length]).toEqual([1, 1])
})

test('a server without releases builds nothing', async () => {
	const { app } = await createTestApi(databases[0])
	const cookie = await logIn(app)
	const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } })
	expect(answer.json()).toEqual({ build: { state: 'idle' }, changed: [] })
})
