import { expect, test } from 'vitest'
import { lightPage } from './page.ts'

test('the buffer of a compressed page is no larger than its content', async () => {
	const text = Array.from({ length: 9_000 }, (_, index) => index).join(' ')
	const { variants } = await lightPage({ name: 'index.html', status: 200, text })
	for (const body of [variants.br?.body(), variants.gzip?.body()]) {
		expect(body?.length).toBeGreaterThan(0)
		expect(body?.buffer.byteLength).toBe(body?.length)
	}
	expect(variants.identity?.body().toString()).toBe(text)
})
