import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countryAliases } from '#site-map/countries/country-aliases.ts'
import { appPathAliases, pathAliases } from '#site-map/path-aliases.ts'

const parent = mkdtempSync(join(tmpdir(), 'innervolt-export-'))
const folder = join(parent, 'pages')
afterAll(() => rmSync(parent, { recursive: true }))

/** The result of an export into a folder that is named by a relative path. */
const { status } = spawnSync(
	process.execPath,
	['scripts/export.ts', relative(process.cwd(), folder)],
	{ env: { API_URL: 'https://api.innervolt.example' } },
)
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')

test('an export into a relative folder has a file for each path in its _headers', () => {
	expect(status).toBe(0)
	const paths = linesOf('_headers').filter((line) => line.startsWith('/'))
	expect(paths).toContain('/usa')
	const missing = paths.filter((path) => {
		const file = join(folder, path.replace(/\*$/, '').replace(/^\/$/, '/index'))
		return !existsSync(file) && !existsSync(`${file}.html`)
	})
	expect(missing).toEqual([])
})

test('an export redirects country codes and mistaken paths as the server does', () => {
	const rules = linesOf('_redirects').map((line) => line.split(' '))
	const targets = Object.fromEntries(rules.map(([path = '', ...rest]) => [path, rest.join(' ')]))
	for (const [code, page] of Object.entries(countryAliases)) {
		expect(targets[`/${code}`]).toBe(`${page} 301`)
	}
	for (const [path, target] of Object.entries(pathAliases)) {
		expect(targets[path]).toBe(`${target} 301`)
	}
	for (const path of Object.keys(appPathAliases)) {
		expect(targets[path]).toMatch(/^https:\/\/app\.innervolt\.example\/\S* 302$/)
	}
})

test('files that only the server reads are not exported', () => {
	const own = [
		'.settings.json',
		'.stamp',
		'.policies.json',
		'notices',
		'500.html',
		'brasil/500.html',
	]
	expect(own.filter((name) => existsSync(join(folder, name)))).toEqual([])
})
