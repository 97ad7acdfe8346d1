import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** The layers whose code runs in the browser, and what must not come with it. */
const layers = ['components', 'contract', 'domain', 'enhance', 'islands']
const refused = ['#server/store.ts', '#settings/settings.ts', 'node:fs', 'nodemailer']

test('code that runs in the browser imports no server, no settings and nothing of Node', async () => {
	const folder = await createTemporaryFolder()
	for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json']) {
		cpSync(join(root, file), join(folder, file))
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	for (const layer of layers) {
		mkdirSync(join(folder, 'src', layer), { recursive: true })
		const lines = ['./neighbour.ts', ...refused].map((name) => `export * from '${name}'\n`)
		writeFileSync(join(folder, 'src', layer, 'leak.ts'), lines.join(''))
	}
	const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
	const { stdout } = await run(oxlint, ['--format=unix', 'src'], { cwd: folder }).catch(
		(failed: { stdout: string }) => failed,
	)
	const found = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
	const places = found.map((line) => /^(\S+?:\d+)/.exec(line)?.[1])
	const expected = layers.flatMap((layer) =>
		refused.map((_name, index) => `src/${layer}/leak.ts:${index + 2}`),
	)
	expect(new Set(places)).toEqual(new Set(expected))
})
