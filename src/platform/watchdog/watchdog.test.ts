import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { onTestFinished, expect, test } from 'vitest'

const module = new URL('./watchdog.ts', import.meta.url)

async function run(code: string, limitMs: number, ...options: readonly string[]) {
	const source = `import { startWatchdog } from '${module}'; startWatchdog({ limitMs: ${limitMs} }); ${code}`
	const child = spawn(process.execPath, [...options, '--input-type=module', '--eval', source], {
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	onTestFinished(() => {
		child.kill('SIGKILL')
	})
	const [said, [status, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	return { said, status, signal }
}

test('a process whose event loop is blocked is killed, and the reason is printed', async () => {
	const { said, signal } = await run('setTimeout(() => { for (;;); }, 10)', 300)
	expect(signal).toBe('SIGKILL')
	expect(said).toBe(
		'The event loop has not answered for 0.3 s. The process ends, so that its supervisor restarts it.\n',
	)
})

test(
	'a responsive process may run longer than the time limit of the watchdog',
	{ tags: 'night' },
	async () => {
		const code = 'setTimeout(() => process.exit(7), 2_800)'
		expect(await run(code, 2_000)).toMatchObject({ said: '', status: 7 })
	},
)

test('a process without pending work exits by itself', async () => {
	expect(await run('', 30_000)).toMatchObject({ said: '', status: 0 })
})

test('a process under a debugger is not killed', { tags: 'night' }, async () => {
	const code = 'const end = Date.now() + 1_000; while (Date.now() < end); process.exit(7)'
	expect(await run(code, 300, '--inspect=0')).toMatchObject({ status: 7 })
})
