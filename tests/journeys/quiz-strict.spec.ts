import { dev } from 'astro'
import { answerAll, seeResult, start } from './quiz.ts'
import { expect, test } from './visit.ts'

test.describe('while developing, where strict mode runs every effect twice', () => {
	test.use({ expectedErrors: [/./] })
	test('each event is reported once', async ({ page }) => {
		test.setTimeout(90_000)
		const server = await dev({ root: '.', logLevel: 'error', server: { port: 0 } })
		try {
			await page.addInitScript(() => {
				const told: unknown[] = []
				Reflect.set(globalThis, 'told', told)
				Reflect.set(globalThis, 'gtag', (_: string, name: string) => told.push(name))
			})
			await page.goto(`http://localhost:${server.address.port}/introvert-test`)
			await page.waitForLoadState('networkidle')
			await start(page)
			await answerAll(page, 'a'.repeat(12))
			await seeResult(page, 'Social Introvert')
			expect(await page.evaluate<string[]>(() => Reflect.get(globalThis, 'told'))).toEqual([
				'introvert_test_started',
				'introvert_test_completed',
			])
		} finally {
			await server.stop()
		}
	})
})
