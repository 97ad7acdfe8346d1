import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
	'src/server/webhook': ['#server/people/persons.ts', '#server/store.ts'],
	'src/server/bounces': ['#server/waitlist/waitlist.ts'],
	'src/server/waitlist': ['#server/bounces/undeliverable.ts', '#server/people/people.ts'],
	'src/server/people': ['#server/waitlist/signups.ts', '#server/my-data/my-data.ts'],
	'src/server/letters/drafts': ['#server/waitlist/signups.ts', '#content/facts/product.yaml'],
	// The lab measures everything and nothing depends on it.
	'lab/bench': ['#testing/browser.ts', '../../tests/site/links.test.ts'],
	media: ['../lab/bench/table.ts'],
	scripts: ['../lab/bench/table.ts'],
	testing: ['../lab/bench/table.ts'],
	tests: ['../lab/bench/table.ts'],
}

/** Files that read words or settings while they are imported, with the lines of the faults. */
const readers: Readonly<Record<string, readonly [lines: string, faults: readonly number[]]>> = {
	'src/publishing/reader.ts': [
		`import { words } from '#words/entries.ts'
import { claims } from './claims-of-page.ts'
import { perSite } from '#words/site.ts'
import { message } from '#words/message.ts'
const kept = perSite(() => words('claims'))
export const early = words('claims')
export const all = [claims()].map(() => claims())
export const late = () => kept()
export const pure = message('Hello')
export const first = kept()
`,
		[6, 7, 10],
	],
	'src/components/reader.tsx': [
		`import { words } from '#words/entries.ts'
export const title = words('chrome').title
`,
		[2],
	],
	'src/components/reader.test.tsx': [
		`import { words } from '#words/entries.ts'
export const title = words('chrome').title
`,
		[],
	],
}

async function lint(files: Readonly<Record<string, string>>, rule: string) {
	const folder = await createTemporaryFolder()
	const configuration = ['oxlint.config.ts', 'package.json', 'tsconfig.json', 'scripts/lint']
	for (const file of configuration) {
		cpSync(join(root, file), join(folder, file), { recursive: true })
	}
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true })
		writeFileSync(join(folder, file), text)
	}
	const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
	const { stdout } = await run(oxlint, ['--format=unix', ...Object.keys(files)], {
		cwd: folder,
	}).catch((failed: { stdout: string }) => failed)
	const found = stdout.split('\n').filter((line) => line.includes(rule))
	return new Set(found.map((line) => /^(\S+?:\d+)/.exec(line)?.[1]))
}

test('a folder that imports outside its table is an error', async () => {
	const files = Object.entries(refused).map(([folder, names]) => {
		const lines = ['./neighbour.ts', ...names].map((name) => `export * from '${name}'\n`)
		return [`${folder}/leak.ts`, lines.join('')]
	})
	const expected = Object.entries(refused).flatMap(([each, names]) =>
		names.map((_name, index) => `${each}/leak.ts:${index + 2}`),
	)
	expect(await lint(Object.fromEntries(files), 'no-restricted-imports')).toEqual(new Set(expected))
})

test('reading words or settings while a module is imported is an error', async () => {
	const files = Object.entries(readers).map(([file, [text]]) => [file, text])
	const expected = Object.entries(readers).flatMap(([file, [, lines]]) =>
		lines.map((line) => `${file}:${line}`),
	)
	expect(await lint(Object.fromEntries(files), 'site-at-import')).toEqual(new Set(expected))
})
