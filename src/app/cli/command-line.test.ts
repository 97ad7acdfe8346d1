/** @module-tag night */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Scripts started by `npm run`, except the server, which takes no arguments. */
const commands = Array.from(
	readFileSync('package.json', 'utf8').matchAll(/": "node (\S+\.ts)"/g),
	([, file = '']) => file,
)

async function run(command: string, ...args: readonly string[]) {
	const env = {
		PATH: process.env['PATH'] ?? '',
		DATA_DIR: await mkdtemp(join(tmpdir(), 'innervolt-command-')),
	}
	const child = spawn(process.execPath, [command, ...args], {
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
	if (child.exitCode === null) await once(child, 'exit')
	return { code: child.exitCode, out, error }
}

test.each(commands)(
	'%s prints its usage if asked for help, and prints it to standard error if an option is unknown',
	async (command) => {
		const [help, unknown] = await Promise.all([run(command, '--help'), run(command, '--nonsense')])
		expect(help).toEqual({ code: 0, out: expect.stringContaining('npm '), error: '' })
		expect(unknown).toEqual({ code: 2, out: '', error: help.out })
	},
)

test('the verb “help” prints the usage, and an unknown verb is refused, even before a database exists', async () => {
	expect(commands).toContain('scripts/words.ts')
	const [help, unknown] = await Promise.all([
		run('scripts/words.ts', 'help'),
		run('scripts/words.ts', 'nonsense'),
	])
	expect(help).toMatchObject({ code: 0, error: '' })
	expect(unknown).toEqual({ code: 2, out: '', error: help.out })
})

test('a verb without its argument is refused like an unknown verb', async () => {
	const [help, incomplete] = await Promise.all([
		run('src/app/cli/admin.ts', 'help'),
		run('src/app/cli/admin.ts', 'create'),
	])
	expect(incomplete).toEqual({ code: 2, out: '', error: help.out })
})
