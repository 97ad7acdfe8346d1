import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Modules that a browser must not load, even indirectly. */
const serverOnly = ['#platform/mail/smtp.ts', '#config/settings.ts', 'node:fs', 'nodemailer']

/** Forbidden imports by folder: each boundary between folders, once in each direction. */
const refused: Readonly<Record<string, readonly string[]>> = {
	// The lowest folders import nothing from those above them.
	'src/site-map': ['#values/email.ts', '#cms/reader/site.ts', 'zod', 'node:fs'],
	'src/values': ['#features/waitlist/rules/status.ts', 'node:fs', 'zod'],
	'src/content': ['#site-map/pages.ts'],
	'src/config': ['#features/settings/settings.ts', '#platform/log/in-background.ts', 'fastify'],
	// The platform imports no capability and no drawing code.
	'src/platform/db': ['#features/letters/letter-rows.ts', '#cms/cms.ts', '#app/store.ts', 'react'],
	'src/platform/mail': ['#features/waitlist/waitlist.ts', '#site/ui/text/Prose.tsx'],
	// A capability may import the main files, rules and messages of earlier ones.
	'src/features/accounts': ['#features/settings/stored-settings.ts', '#app/store.ts'],
	'src/features/webhook': ['#features/people/people.ts', '#app/store.ts'],
	'src/features/bounces': ['#features/waitlist/waitlist.ts'],
	'src/features/waitlist': ['#features/bounces/undeliverable.ts', '#features/people/people.ts'],
	'src/features/people': [
		'#features/waitlist/signups.ts',
		'#features/letters/letters.ts',
		'#features/my-data/my-data.ts',
	],
	'src/features/letters/drafts': ['#features/waitlist/signups.ts', '#content/facts/product.yaml'],
	'src/features/launch': ['#site/seo/page-heads.ts', '#features/settings/panel/SettingsPage.tsx'],
	'src/cms': ['#features/waitlist/waitlist.ts', '#site/seo/page-heads.ts', './panel/WordsPage.tsx'],
	'src/cms/reader': ['#cms/word-routes.ts', '#platform/db/database.ts', 'kysely'],
	// Rules are pure and messages are schemas. Of a capability's files, rules import only rules, and messages only rules
	// and messages.
	'src/features/people/rules': [
		'#features/people/persons.ts',
		'#features/letters/rules/series.ts',
		'#platform/db/context.ts',
		'node:fs',
		'zod',
	],
	'src/features/people/messages': ['#features/people/persons.ts', 'kysely', 'react'],
	'src/site/week/rules': ['#site/week/Week.tsx', '#features/counts/rules/track.ts', 'react'],
	'src/cms/reader/rules': ['#cms/reader/site.ts', 'yaml'],
	// Modules that reach browsers.
	'src/features/people/panel': [
		...serverOnly,
		'#features/people/persons.ts',
		'#features/letters/panel/LettersPage.tsx',
		'#cms/reader/site.ts',
		'#site/layouts/Page.astro',
	],
	'src/cms/panel': [...serverOnly, '#cms/word-routes.ts', '#features/launch/panel/LaunchPage.tsx'],
	'src/panel': [...serverOnly, '#features/people/panel/list/ListPage.tsx', '#app/OwnerPanel.tsx'],
	'src/site/ui': [...serverOnly, '#site/pages/_home.astro', '#cms/reader/entries.ts'],
	'src/site/blocks': [...serverOnly, '#site/seo/page-heads.ts', '#panel/Panel.tsx'],
	'src/site/quiz': [
		...serverOnly,
		'#features/people/rules/tags.ts',
		'#features/waitlist/signups.ts',
	],
	'src/site/scripts': [
		...serverOnly,
		'#cms/reader/entries.ts',
		'#features/letters/rules/series.ts',
	],
	'src/site/seo': ['#platform/mail/smtp.ts', '#features/waitlist/waitlist.ts', '#cms/cms.ts'],
	'src/site/pages': [
		'#platform/mail/smtp.ts',
		'#features/waitlist/waitlist.ts',
		'#panel/Panel.tsx',
	],
	// Nothing imports the pages or the lab. The lab imports by path, and never imports tests.
	'src/app': ['#site/pages/_home.astro'],
	'lab/bench': ['#testing/browser.ts', '../../tests/site/links.test.ts'],
	media: ['../lab/bench/table.ts'],
	scripts: ['../lab/bench/table.ts'],
	testing: ['../lab/bench/table.ts'],
	tests: ['../lab/bench/table.ts'],
}

/**
 * Sources of example files that read words, settings or the panel's document while they are imported, with the line
 * numbers of these faults.
 */
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
	'src/cms/panel/reader.ts': [
		`export const early = document.documentElement.lang
export const late = () => document.documentElement.lang
`,
		[1],
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

test(
	'the linter reports each import that the import table does not allow in the folder of the importing file',
	{ tags: 'night' },
	async () => {
		const files = Object.entries(refused).map(([folder, names]) => {
			const lines = ['./neighbour.ts', ...names].map((name) => `export * from '${name}'\n`)
			return [`${folder}/leak.ts`, lines.join('')]
		})
		const expected = Object.entries(refused).flatMap(([each, names]) =>
			names.map((_name, index) => `${each}/leak.ts:${index + 2}`),
		)
		expect(await lint(Object.fromEntries(files), 'no-restricted-imports')).toEqual(
			new Set(expected),
		)
	},
)

test('the linter reports code that reads texts, settings or the panel’s document while its module is imported', async () => {
	const files = Object.entries(readers).map(([file, [text]]) => [file, text])
	const expected = Object.entries(readers).flatMap(([file, [, lines]]) =>
		lines.map((line) => `${file}:${line}`),
	)
	expect(await lint(Object.fromEntries(files), 'site-at-import')).toEqual(new Set(expected))
})
