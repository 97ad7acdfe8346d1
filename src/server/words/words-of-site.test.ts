import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseRelease } from '#server/platform/release/choose-release.ts'
import { setCurrentRelease } from '#server/platform/release/release-folder.ts'
import { eventually } from '#testing/eventually.ts'
import { freePort } from '#testing/free-port.ts'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const soon = { timeout: 20_000, interval: 50 }

test('notices have the words of the release that is served, and no request fails when they change', async () => {
	const dataDir = await createTemporaryFolder()
	const folder = join(dataDir, 'releases')
	const [first, second] = [writeRelease(folder, 1), writeRelease(folder, 2)]
	const words = { 'messages/en/notices.yaml': { 'notices/sent/title': 'Look into your inbox.' } }
	writeFileSync(join(folder, second, '.words.json'), JSON.stringify(words))
	setCurrentRelease(folder, first)
	const port = await freePort()
	const child = spawn(process.execPath, ['src/server/start.js'], {
		env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	onTestFinished(() => void child.kill('SIGKILL'))
	const notice = async () =>
		await (await fetch(`http://127.0.0.1:${port}/waitlist/sent?lang=en`)).text()
	await eventually(async () => expect(await notice()).toContain('Check your inbox.'), soon)
	const failures: unknown[] = []
	const timer = setInterval(() => void notice().catch((error) => failures.push(error)), 10)
	onTestFinished(() => clearInterval(timer))
	chooseRelease(folder, second)
	await eventually(async () => expect(await notice()).toContain('Look into your inbox.'), soon)
	chooseRelease(folder, first)
	await eventually(async () => expect(await notice()).toContain('Check your inbox.'), soon)
	clearInterval(timer)
	expect(failures).toEqual([])
	child.kill('SIGTERM')
	expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)
