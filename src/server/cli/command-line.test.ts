import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** What `npm run` starts for those who run a site or work on it. */
const commands = [
	...['admin', 'backup', 'key', 'restore', 'settings', 'waitlist'].map(
		(name) => `src/server/cli/${name}.ts`,
	),
	...['build', 'export', 'launch-check', 'test', 'words'].map((name) => `scripts/${name}.ts`),
]

async function run(command: string, ...args: readonly string[]) {
	// A folder without a database: neither needs one.
	const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: '/nowhere' }
	const child = spawn(process.execPath, [command, ...args], {
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
	if (child.exitCode === null) await once(child, 'exit')
	return { code: child.exitCode, out, error }
}

test.each(commands)(
	'%s prints its usage when asked for help, and to standard error for an unknown option',
	async (command) => {
		const [help, unknown] = await Promise.all([run(command, '--help'), run(command, '--nonsense')])
		expect(help).toEqual({ code: 0, out: expect.stringContaining('npm '), error: '' })
		expect(unknown).toEqual({ code: 2, out: '', error: help.out })
	},
)

test('help is a word, too, and an unknown verb is refused, before there is a database', async () => {
	const [help, unknown] = await Promise.all([
		run('scripts/words.ts', 'help'),
		run('scripts/words.ts', 'nonsense'),
	])
	expect(help).toMatchObject({ code: 0, error: '' })
	expect(unknown).toEqual({ code: 2, out: '', error: help.out })
})
