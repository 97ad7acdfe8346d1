import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Files that read words or settings while they are imported, with the lines of the faults. */
const readers: Readonly<Record<string, readonly [lines: string, faults: readonly number[]]>> = {
	'src/site/seo/reader.ts': [
		`import { words } from '#cms/reader/entries.ts'
import { claims } from './claims-of-page.ts'
import { perSite } from '#cms/reader/site.ts'
import { message } from '#cms/reader/format/message.ts'
const kept = perSite(() => words('claims'))
export const early = words('claims')
export const all = [claims()].map(() => claims())
export const late = () => kept()
export const pure = message('Hello')
export const first = kept()
`,
		[6, 7, 10],
	],
	'src/site/ui/reader.tsx': [
		`import { words } from '#cms/reader/entries.ts'
export const title = words('chrome').title
`,
		[2],
	],
	'src/site/ui/reader.test.tsx': [
		`import { words } from '#cms/reader/entries.ts'
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

test('reading words or settings while a module is imported is an error', async () => {
	const files = Object.entries(readers).map(([file, [text]]) => [file, text])
	const expected = Object.entries(readers).flatMap(([file, [, lines]]) =>
		lines.map((line) => `${file}:${line}`),
	)
	expect(await lint(Object.fromEntries(files), 'site-at-import')).toEqual(new Set(expected))
})
