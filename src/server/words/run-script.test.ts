import { expect, onTestFinished, test } from 'vitest'
import { runScript } from './run-script.ts'

test('a script reads its input and returns its output', async () => {
	const echo = 'process.stdin.pipe(process.stdout)'
	expect(await runScript(['--eval', echo], { input: 'ñ'.repeat(1e6) })).toHaveLength(1e6)
	expect(await runScript(['--eval', ''], { input: 'x'.repeat(1e6) })).toBe('')
})

test.each([
	['is killed', 'process.kill(process.pid, "SIGKILL")', 'Command failed'],
	['exits with a code of its own', 'console.log("[]"); process.exitCode = 1', 'Command failed'],
	['prints an error', 'console.error("a warning")', 'a warning'],
])('a script that %s fails', async (_, script, reason) => {
	await expect(runScript(['--eval', script])).rejects.toThrow(reason)
})

test('a script that never ends is killed and fails', async () => {
	const endless = ['--eval', 'setInterval(() => {}, 1_000)']
	await expect(runScript(endless, { limitMs: 1 })).rejects.toMatchObject({ signal: 'SIGKILL' })
})

test('a script that cannot be started fails', async () => {
	const { execPath } = process
	onTestFinished(() => void (process.execPath = execPath))
	process.execPath = '/missing/node'
	await expect(runScript(['--version'], { input: '{}' })).rejects.toMatchObject({ code: 'ENOENT' })
})
