import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Modules that browser code must not import, even indirectly. */
const serverOnly = ['#server/store.ts', '#settings/settings.ts', 'node:fs', 'nodemailer']

/** Some forbidden imports by folder. */
const refused: Readonly<Record<string, readonly string[]>> = {
	'src/components': serverOnly,
	'src/contract': serverOnly,
	'src/domain': serverOnly,
	'src/enhance': serverOnly,
	'src/islands': serverOnly,
	'src/site': serverOnly,
	'src/server/platform/db': ['#server/letters/letter-rows.ts', '#server/store.ts', 'react'],
	'src/server/webhook': ['#server/people/persons.ts', '#server/app.ts'],
	'src/server/letters/drafts': ['#server/waitlist/signups.ts', '#content/facts/product.yaml'],
	// The lab measures everything and nothing depends on it.
	'lab/bench': ['#testing/browser.ts', '../../tests/site/links.test.ts'],
	media: ['../lab/bench/table.ts'],
	scripts: ['../lab/bench/table.ts'],
	testing: ['../lab/bench/table.ts'],
	tests: ['../lab/bench/table.ts'],
}

test('a folder that imports outside its table is an error', async () => {
	const folder = await createTemporaryFolder()
	for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json']) {
		cpSync(join(root, file), join(folder, file))
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	for (const [each, names] of Object.entries(refused)) {
		mkdirSync(join(folder, each), { recursive: true })
		const lines = ['./neighbour.ts', ...names].map((name) => `export * from '${name}'\n`)
		writeFileSync(join(folder, each, 'leak.ts'), lines.join(''))
	}
	const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
	const folders = new Set(Object.keys(refused).map((each) => each.split('/')[0] ?? ''))
	const { stdout } = await run(oxlint, ['--format=unix', ...folders], { cwd: folder }).catch(
		(failed: { stdout: string }) => failed,
	)
	const found = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
	const places = found.map((line) => /^(\S+?:\d+)/.exec(line)?.[1])
	const expected = Object.entries(refused).flatMap(([each, names]) =>
		names.map((_name, index) => `${each}/leak.ts:${index + 2}`),
	)
	expect(new Set(places)).toEqual(new Set(expected))
})
