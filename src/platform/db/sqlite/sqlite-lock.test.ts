import { spawn, spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { startServices } from '#testing/services.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { lockDataFolder } from './sqlite-lock.ts'

const start = (folder: string) =>
	startServices(readSettings({ DATA_DIR: folder, ANALYTICS: 'none' }), { warn: () => {} })

test(
	'a second server on the same data folder is refused with a readable message, but a command works while the server runs',
	{ tags: 'night' },
	async () => {
		const folder = await createTemporaryFolder()
		const first = await start(folder)
		onTestFinished(() => first.close())
		await expect(start(folder)).rejects.toThrow(`Another server is running on ${folder}.`)
		const command = spawn(process.execPath, ['src/app/cli/admin.ts', 'create', 'ada'], {
			env: { DATA_DIR: folder },
		})
		command.stdin.end('correct horse\n')
		expect(await text(command.stdout)).toBe('ada can log in.\n')
	},
)

test('the lock is one file, readable by its owner only', async () => {
	const folder = await createTemporaryFolder()
	onTestFinished(lockDataFolder(folder))
	expect(await readdir(folder)).toEqual(['innervolt.lock'])
	expect((await stat(join(folder, 'innervolt.lock'))).mode & 0o077).toBe(0)
})

test('a stopped server releases the lock of its data folder', async () => {
	const folder = await createTemporaryFolder()
	const first = await start(folder)
	await first.close()
	const second = await start(folder)
	onTestFinished(() => second.close())
	expect(second.firstStartToken).not.toBe(first.firstStartToken)
})

test('the next process takes over a lock that a killed process has left behind', async () => {
	const folder = await createTemporaryFolder()
	const script = `
		import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
		lockDataFolder(${JSON.stringify(folder)})
		process.kill(process.pid, 'SIGKILL')`
	const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script])
	expect(killed.signal).toBe('SIGKILL')
	expect(() => lockDataFolder(folder)()).not.toThrow()
})
