import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { builtFile, caddyHandles, nginxLocations, writeProxyConfigs } from './proxy-config.ts'

const files = [
	builtFile('index.html', "script-src 'sha256-home'"),
	builtFile('usa.html', "script-src 'sha256-usa'"),
	builtFile('assets/a.js', undefined, true),
	builtFile('assets/b.js', undefined, true),
]

/** The location of a path, up to its closing brace. */
function locationOf(path: string): string {
	return (
		new RegExp(`^location = '${path}' \\{[^]*?^\\}`, 'm').exec(nginxLocations(files))?.[0] ?? ''
	)
}

test('nginx serves each page at its path with its own policy', () => {
	expect(locationOf('/')).toContain("try_files '/index.html' @site;")
	expect(locationOf('/usa')).toContain("try_files '/usa.html' @site;")
	expect(locationOf('/usa')).toContain(
		"add_header content-security-policy 'script-src \\'sha256-usa\\'' always;",
	)
	expect(locationOf('/usa')).not.toContain('sha256-home')
})

test('nginx sends each header once and leaves Vary to its own compression', () => {
	const headers = [...locationOf('/assets/a.js').matchAll(/add_header (\S+)/g)].map(
		([, name]) => name,
	)
	expect(headers).toContain('cache-control')
	expect(new Set(headers).size).toBe(headers.length)
	expect(headers).not.toContain('vary')
})

test('Caddy has one handle per page and one for files with the same headers', () => {
	const handles = caddyHandles(files)
	expect(handles.match(/^handle /gm)).toHaveLength(3)
	expect(handles).toContain("content-security-policy `script-src 'sha256-usa'`")
	const [, patterns = ''] = /path_regexp `(\S*a\\\.js\S*)`/.exec(handles) ?? []
	expect(new RegExp(patterns).test('/assets/b.js')).toBe(true)
	expect(new RegExp(patterns).test('/ASSETS/b.js')).toBe(false)
})

test('the rules name their release, wherever the proxy mounts its folder', async () => {
	const site = join(await createTemporaryFolder(), '2026-11-27T01-00-00-000Z')
	mkdirSync(site)
	writeFileSync(join(site, 'index.html'), '')
	writeFileSync(join(site, '.policies.json'), '{}')
	writeProxyConfigs(`${site}/`)
	const rules = ['.nginx.conf', '.caddy'].map((name) => readFileSync(join(site, name), 'utf8'))
	expect(rules[0]).toMatch(/^set \$release '2026-11-27T01-00-00-000Z';\n/)
	expect(rules[1]).toMatch(/^vars release 2026-11-27T01-00-00-000Z\n/)
	expect(rules.join('')).not.toContain(site)
})
