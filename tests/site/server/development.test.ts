/** @module-tag night */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testBrowser } from '#testing/browser.ts'
import { freePort } from '#testing/free-port.ts'
import { dataFolder } from '#testing/site-server.ts'
import { answerAll, open, seeResult, start } from '#testing/quiz.ts'

let server: ChildProcess
let output = ''
let address: string

beforeAll(async () => {
	const port = await freePort()
	address = `http://127.0.0.1:${port}/`
	server = spawn(process.execPath, ['scripts/dev.ts'], {
		env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataFolder() },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	await new Promise<void>((resolve) => {
		server.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk
			if (output.includes('/waitlist/start#') && output.includes('watching for')) resolve()
		})
	})
})

afterAll(async () => {
	const exited = once(server, 'exit')
	server.kill('SIGTERM')
	await exited
})

test('npm run dev prints one URL, which serves pages and the API', async () => {
	expect(new Set(output.match(/http:\/\/[\d.]+:\d+\//g))).toEqual(new Set([address]))
	expect((await fetch(address)).status).toBe(200)
	expect((await fetch(`${address}api/auth/session`)).status).toBe(401)
	const notice = await fetch(`${address}waitlist/confirm?token=x`)
	expect([notice.status, await notice.text()]).toEqual([404, expect.stringContaining('<main')])
})

test('a quiz reports each event once in strict mode, which runs every effect twice', async () => {
	const browser = await chromium.launch(testBrowser)
	onTestFinished(() => browser.close())
	const page = await browser.newPage({ reducedMotion: 'reduce' })
	await page.addInitScript(() => {
		const told: unknown[] = []
		Reflect.set(globalThis, 'told', told)
		Reflect.set(globalThis, 'gtag', (_: string, name: string) => told.push(name))
	})
	await open(page, `${address}introvert-test`)
	// Vite may discover a dependency late and reload the page.
	await page.waitForLoadState('networkidle')
	await start(page)
	await answerAll(page, 'a'.repeat(12))
	await seeResult(page, 'Social Introvert')
	expect(await page.evaluate<string[]>(() => Reflect.get(globalThis, 'told'))).toEqual([
		'introvert_test_started',
		'introvert_test_completed',
	])
})
