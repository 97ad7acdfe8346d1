import type { APIRequestContext } from '@playwright/test'
import { parseCsv } from '#values/csv/parse-csv.ts'
import { account } from './panel.ts'
import { expect, test } from './visit.ts'

test('an entrance, the start of a quiz and each page view are counted with their source, campaign and page', async ({
	page,
	request,
	baseURL,
}) => {
	// The login uses a context other than the visitor's, so the visitor has no session.
	const headers = { origin: baseURL ?? '' }
	expect((await request.post('/api/auth/login', { headers, data: account })).status()).toBe(204)
	const source = `zine-of-${test.info().retry}`
	await page.goto(`/?utm_source=${source.toUpperCase()}&utm_campaign=June`)
	await page.locator('a[href="/introvert-test"]').first().click()
	await page.getByRole('button', { name: /Start/ }).click()
	const started = ['introvert_test_started', '/introvert-test', source, 'june', 'en', '1']
	await expect.poll(() => rowsOf(request, source)).toContainEqual(started)
	await page.reload()
	await expect
		.poll(() => rowsOf(request, source))
		.toEqual([
			['entrance', '/', source, 'june', 'en', '1'],
			started,
			['page_view', '/', source, 'june', 'en', '1'],
			['page_view', '/introvert-test', source, 'june', 'en', '2'],
		])
})

async function rowsOf(request: APIRequestContext, wanted: string) {
	const today = new Date().toISOString().slice(0, 10)
	const reply = await request.get('/api/admin/counts.csv', { params: { from: today, to: today } })
	const [, ...lines] = parseCsv(await reply.text()) ?? []
	return lines.map(({ cells: [, ...cells] }) => cells).filter(([, , source]) => source === wanted)
}
