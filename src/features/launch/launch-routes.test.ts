import { expect, test } from 'vitest'
import { databases } from '#testing/databases.ts'
import { noLaunch } from '#testing/no-launch.ts'
import { createTestApi, logIn, post, prove, sameOrigin } from '#testing/test-api.ts'

const [sqlite] = databases

test('the report needs a session, and a test email goes to the address of the account only', async () => {
	const sent: string[] = []
	const sendTest = async (recipient: string) => {
		sent.push(recipient)
		return { code: null, is_written: false }
	}
	const { app } = await createTestApi(sqlite, { launch: { ...noLaunch, sendTest } })
	expect((await app.inject({ url: '/api/admin/launch' })).statusCode).toBe(401)
	const cookie = await logIn(app)
	const headers = { ...sameOrigin, cookie }
	const report = await app.inject({ url: '/api/admin/launch', headers })
	expect(report.json()).toEqual({ points: [], texts: [] })
	const send = () =>
		app.inject({ method: 'POST', url: '/api/admin/launch/test-mail', headers, payload: {} })
	expect((await send()).json()).toEqual({ error: 'conflict', field: 'email' })
	await prove(app, cookie, 'set-address', 'ines@own.dev')
	const payload = { email: 'ines@own.dev' }
	await app.inject({ method: 'POST', url: '/api/admin/test-address', headers, payload })
	expect((await send()).json()).toEqual({ code: null, is_written: false })
	expect(sent).toEqual(['ines@own.dev'])
	for (let act = 0; act < 20; act++) await send()
	expect((await send()).json().error).toBe('proof-required')
})

test('the mailbox for bounces is opened on request, or a conflict is reported if none is configured', async () => {
	const launch = { ...noLaunch, openMailbox: async () => ({ code: 'AUTHENTICATIONFAILED' }) }
	const { app } = await createTestApi(sqlite, { launch })
	const opened = await post(app, await logIn(app), 'launch/mailbox', {})
	expect(opened.json()).toEqual({ code: 'AUTHENTICATIONFAILED' })
	const { app: other } = await createTestApi(sqlite)
	const none = await post(other, await logIn(other), 'launch/mailbox', {})
	expect(none.json()).toEqual({ error: 'conflict' })
})
