import { expect, test, vi } from 'vitest'
import { hasSession } from './api.ts'

test.each([200, 401])(
	'the body of a session response with status %i is read completely',
	async (status) => {
		const body = status === 200 ? { username: 'ada' } : { error: 'unauthorised' }
		const response = Response.json(body, { status })
		const fetch = vi.fn<(url: string) => Promise<Response>>(async () => response)
		vi.stubGlobal('fetch', fetch)
		vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example.com' } } })
		expect(await hasSession()).toBe(status === 200)
		expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example.com/api/auth/session')
		expect(response.bodyUsed).toBe(true)
	},
)
