import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { faultsOfSite } from './check-site.ts'
import { writePolicies } from './policies.ts'

const addresses = { site: 'https://innervolt.example', api: '' }
const page = (main: string) => `<!doctype html><html><style>a{}</style>${main}</html>`

/** A site of two pages, a file and an error page, with changes. */
async function siteWith(changed: Readonly<Record<string, string>> = {}) {
	const folder = await createTemporaryFolder()
	const files = {
		'index.html': page('<a href="/week#x"></a><img src="/assets/a.svg" srcset="/assets/a.svg 2x">'),
		'week.html': page('<a href="/"></a><a href="https://other.example/gone"></a>'),
		'404.html': page('<a href="https://innervolt.example/week"></a>'),
		'assets/a.svg': '<svg/>',
		...changed,
	}
	for (const [name, body] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true })
		writeFileSync(join(folder, name), body)
	}
	await writePolicies(folder, addresses.api)
	return folder
}

test('a complete site has no faults', async () => {
	expect(await faultsOfSite(await siteWith(), addresses)).toEqual([])
})

test('broken links, pictures and absolute URLs of this site are reported with their page', async () => {
	const main =
		'<a href="/weak?a"></a><img srcset="/a.png 1x, /b.png 2x"><meta content="https://innervolt.example/c.png">'
	expect(await faultsOfSite(await siteWith({ 'week.html': page(main) }), addresses)).toEqual(
		['weak', 'c.png', 'a.png', 'b.png'].map(
			(path) => `week.html leads to /${path}, which does not exist.`,
		),
	)
})

test('broken URLs in the sitemap, in structured data and between versions of a page are reported', async () => {
	const head = '<link rel="alternate" hreflang="de" href="https://innervolt.example/woche">'
	const data =
		'<script type="application/ld+json">{"url":"https://innervolt.example/semana"}</script>'
	const folder = await siteWith({
		'week.html': page(head + data),
		'sitemap.xml':
			'<loc>https://innervolt.example/week</loc><loc>https://innervolt.example/weak</loc>',
		'llms.txt':
			'- [A](https://innervolt.example/a.md): b\n- [C](https://innervolt.example/week): d',
	})
	expect(await faultsOfSite(folder, addresses)).toEqual([
		'week.html leads to /woche, which does not exist.',
		'week.html leads to /semana, which does not exist.',
		'llms.txt leads to /a.md, which does not exist.',
		'sitemap.xml leads to /weak, which does not exist.',
	])
})

test('inline code changed after its policy is reported, and so is a truncated page', async () => {
	const folder = await siteWith()
	writeFileSync(join(folder, 'week.html'), '<!doctype html><html><style>b{}</style>')
	expect(await faultsOfSite(folder, addresses)).toEqual([
		'week.html is cut off.',
		'The policy of week.html does not match its inline code.',
	])
})

test('an empty page is found by requesting it', async () => {
	expect(await faultsOfSite(await siteWith({ 'week.html': '' }), addresses)).toContain(
		'/week answers 200 with 0 characters.',
	)
})
