import { expect, test, vi } from 'vitest'
import { hasSession } from './api.ts'

test.each([200, 401])(
	'a session response with status %i is consumed completely',
	async (status) => {
		const body = status === 200 ? { username: 'ada' } : { error: 'unauthorised' }
		const response = Response.json(body, { status })
		vi.stubGlobal('fetch', async () => response)
		expect(await hasSession()).toBe(status === 200)
		expect(response.bodyUsed).toBe(true)
	},
)
