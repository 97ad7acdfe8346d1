import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Markdoc, { type Config } from '@markdoc/markdoc'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { collections, proseCollections } from '#cms/reader/collections.ts'
import { readWordsFile, wordsFiles } from '#cms/reader/files/words-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
beforeAll(() => {
	execFileSync('node', ['scripts/editor-schemas.ts', `--out=${folder}`])
	execFileSync('node', ['scripts/panel-types.ts', `--out=${folder}`])
})
afterAll(() => rmSync(folder, { recursive: true }))

function validator(name: string) {
	return new Ajv({ allErrors: true }).compile(Object(json(join(folder, `${name}.json`))))
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const rows = Object.entries(collections)
	.map(([name, { files }]) => ({ name, files }))
	.filter(({ files }) => !files.startsWith('messages/es/panel/'))

test(
	'the settings of VS Code assign a JSON schema to each kind of content file',
	{ tags: 'night' },
	() => {
		expect(Object(json('.vscode/settings.json'))['yaml.schemas']).toEqual(
			Object.fromEntries(
				rows.map(({ name, files }) => [`.schemas/${name}.json`, `src/content/${files}`]),
			),
		)
		expect(globSync('*.json', { cwd: folder })).toHaveLength(rows.length)
	},
)

test.each(rows)(
	'the files of $name match their JSON schema',
	{ tags: 'night' },
	({ name, files }) => {
		const validate = validator(name)
		for (const file of wordsFiles(files)) {
			validate(parse(readWordsFile(file)))
			expect({ file, errors: validate.errors }).toEqual({ file, errors: null })
		}
	},
)

test(
	'a file with a missing key, a misspelled key or an empty text does not match its schema',
	{ tags: 'night' },
	() => {
		const validate = validator('errorPages')
		const { home, ...rest }: { home?: string } = Object(
			parse(readWordsFile('pages/de/error-pages.yaml')),
		)
		expect(validate(rest)).toBe(false)
		expect(validate({ ...rest, home, hmoe: home })).toBe(false)
		expect(validate({ ...rest, home: '' })).toBe(false)
	},
)

test(
	'the generated type of a text is a string, or a message type that lists the arguments of the text',
	{ tags: 'night' },
	() => {
		const types = readFileSync(join(folder, 'panel.d.ts'), 'utf8')
		const [, account = ''] = types.split(
			"declare module '#content/messages/es/panel/account.yaml' {",
		)
		expect(account).toContain('readonly "title": string & Message\n')
		expect(account).toContain('readonly "device": Message<"browser" | "system">\n')
		expect(types).toContain("declare module '#content/messages/en/notices.yaml' {")
	},
)

test(
	'the language server of Markdoc accepts each text, and rejects an unknown tag and an unknown scene',
	{ tags: 'night' },
	async () => {
		const [{ schema }] = [Object(json('markdoc.config.json'))].flat()
		expect(schema).toMatchObject({ path: '.schemas/markdoc.mjs', type: 'esm', property: 'default' })
		const { default: config }: { default: Config } = await import(
			pathToFileURL(join(folder, 'markdoc.mjs')).href
		)
		const faults = (text: string) =>
			Markdoc.validate(Markdoc.parse(text), config).map(({ error }) => error.message)
		for (const { files } of Object.values(proseCollections))
			for (const file of wordsFiles(files))
				expect([file, ...faults(readWordsFile(file))]).toEqual([file])
		expect(faults('{% box /%}')).toEqual(["Undefined tag: 'box'"])
		expect(faults('{% scene "nowhere" /%}')[0]).toContain(
			'There is no scene “nowhere”. Use one of:',
		)
	},
)
