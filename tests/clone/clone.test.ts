import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
/** The environment of a newcomer: the machine's own Node, nothing from this project. */
const environment = Object.fromEntries(
	Object.entries({
		...process.env,
		PATH: (process.env['PATH'] ?? '')
			.split(delimiter)
			.filter((folder) => !folder.includes('node_modules'))
			.join(delimiter),
		PORT: '0',
	}).filter(([name]) => !name.startsWith('npm_') && name !== 'NODE_ENV'),
)

let clone: string

beforeAll(async () => {
	clone = mkdtempSync(join(tmpdir(), 'clone-'))
	const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'])
	for (const file of stdout.split('\0').filter(Boolean)) {
		mkdirSync(dirname(join(clone, file)), { recursive: true })
		cpSync(file, join(clone, file))
	}
	await run('git', ['init', '--quiet'], { cwd: clone })
})

afterAll(() => rmSync(clone, { recursive: true }))

async function startOnce(settings: Readonly<Record<string, string>> = {}) {
	const child = spawn('npm', ['start'], { cwd: clone, env: { ...environment, ...settings } })
	const exited = once(child, 'exit')
	let output = ''
	await new Promise<void>((resolve, reject) => {
		child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk
			if (output.includes('Ready at http://127.0.0.1:')) resolve()
		})
		child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
		void exited.then(() => reject(new Error(`npm start ended: ${output}`)))
	})
	const address = /Ready at (\S+)/.exec(output)?.[1] ?? ''
	const answer = await fetch(address)
	expect(answer.status).toBe(200)
	const page = await answer.text()
	child.kill('SIGTERM')
	await exited
	// npm and its child processes must have ended, so that nothing listens on the port.
	await expect(fetch(address)).rejects.toThrow('fetch failed')
	return { output, page }
}

test('npm start installs, builds and serves on a fresh clone, and a second npm start only serves, even with another SITE_URL', async () => {
	const first = await startOnce()
	expect(first.output).toContain('Installing packages')
	expect(first.output).toContain('Building the site')
	const second = await startOnce({ SITE_URL: 'https://other.example' })
	expect(second.output).not.toContain('Installing packages')
	expect(second.output).not.toContain('Building the site')
	expect(second.page).toContain('https://other.example/')
})

test('npm test runs in a clone and ends with the numbers of passed and failed checks', async () => {
	const { stdout } = await run('npm', ['test', '--', 'format'], { cwd: clone, env: environment })
	expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
})

test('a failed check is counted, and makes npm test fail', async () => {
	const crooked = join(clone, 'src', 'crooked.ts')
	writeFileSync(crooked, 'export  const a=1')
	const failed = run('npm', ['test', '--', 'format'], { cwd: clone, env: environment })
	await expect(failed).rejects.toMatchObject({
		stdout: expect.stringMatching(/0 passed, 1 failed\n$/),
	})
	rmSync(crooked)
})
