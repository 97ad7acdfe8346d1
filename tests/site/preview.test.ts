import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import { ownPageAnswer } from '#cms/messages/own-pages.ts'
import { wordDifferences } from '#cms/messages/word-publication.ts'
import { wordCatalog } from '#cms/messages/words.ts'
import { readSettings } from '#config/settings.ts'
import { textCatalogue } from '#cms/catalogue/text-catalogue.ts'
import { originalAt } from '#cms/reader/edits/edit-places.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { hasFile, type WordItem, wordGroups } from '#site-map/word-groups.ts'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'

/** The suffix of every draft. A response with this suffix contains a draft. */
const mark = 'qdraftq'

/** Drafts in texts that are shown on the landing page, on other pages, in files and in other languages. */
const drafts = [
	['pages/en/home.yaml', 'blocks/hero/title', `Know. ${mark}`],
	['pages/de/country.yaml', 'blocks/hero/front/caption', `Ein Beispiel. ${mark}`],
	['facts/en/plans.yaml', 'lifetime/trial', `7 days free. ${mark}`],
	['messages/en/notices.yaml', 'notices/sent/title', `Look. ${mark}`],
	['pages/en/error-pages.yaml', 'home', `Home ${mark}`],
] as const

/** A private-use character that marks a text, or the comment that replaces the mark. */
const signOfMarks = /[\u{F0000}-\u{10FFFF}]|<!--(?:\/?t\b|texts)/u

/** A page without the comments of a preview, and without the hash of each island's words. */
const withoutComments = (html: string) =>
	html.replaceAll(/<!--(?:t .*?|\/t|texts .*?)-->| uid="\w+"/g, '')

/** A page of each template. */
const pagesOfDay = [
	'/',
	'/deutschland',
	'/brasil/bateria-social-baixa',
	'/introvert-test',
	'/mbti-test',
	'/week',
	'/two-sheets',
	'/say-no',
	'/social-battery-quotes',
	'/social-battery-pin',
	'/how-we-work',
	'/privacy',
]

/** The visible texts that are not between the comments of a mark. */
function unmarkedTexts(html: string): readonly string[] {
	let depth = 0
	const tokens =
		/<!--.*?-->|<(head|script|style|title|textarea|template)\b.*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/gs
	return [...html.replaceAll(/<\/?un-broken\b[^>]*>/g, '').matchAll(tokens)].flatMap(([token]) => {
		if (token.startsWith('<!--t ')) depth += 1
		if (token === '<!--/t-->') depth -= 1
		const text = token.startsWith('<') ? '' : token.replaceAll(/&[#\w]+;/g, '').trim()
		return depth === 0 && /\p{L}/u.test(text) ? [text] : []
	})
}

const DATA_DIR = dataFolder()
const account = { username: 'ada', password: 'correct horse' }
let server: Server
let cookie = ''

async function everyPage(): Promise<readonly string[]> {
	const { pathsOf } = await loadRenderer(resolve('dist'))
	return pathsOf({ edits: {}, settings: readSettings({}) }).pages
}

/** The files made of texts, without pictures of quotes and pins. */
const files = globSync('**/[a-z]*.{csv,json,md,txt,webmanifest,xml}', { cwd: 'dist/site' }).map(
	(file) => `/${file}`,
)

/** The night tests every page. */
const sets = [
	['a page of each template', () => pagesOfDay, {}],
	['every page', everyPage, { tags: 'night' }],
] as const

beforeAll(async () => {
	server = await startServerWith({
		DATA_DIR,
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	const login = await post('/api/auth/login', account)
	cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
	await server.stop()
})

async function post(path: string, message: object) {
	return await fetch(server.address + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: server.address, cookie },
		body: JSON.stringify(message),
	})
}

async function ask(changes: readonly object[], path = '/') {
	return await post('/api/admin/words/preview', { path, changes })
}

async function preview(path: string, headers: Record<string, string> = { cookie }) {
	const query = new URLSearchParams({ path })
	return await fetch(`${server.address}/api/admin/words/preview?${query}`, { headers })
}

async function previewsOf(pages: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const previews = new Map<string, string>()
	for (const path of pages) previews.set(path, await (await preview(path)).text())
	return previews
}

/** Digests of a page of each template, of all files, and of the responses to unknown paths and to a form. */
async function everything(headers: Record<string, string> = {}) {
	const paths = [
		...pagesOfDay,
		...files,
		'/404',
		'/nothing',
		'/deutschland/nichts',
		'/waitlist/sent',
	]
	const answers = []
	for (const path of paths) {
		const { status, headers: found, ...answer } = await get(path, headers)
		const kept = ['etag', 'cache-control', 'content-security-policy'].map((name) => found.get(name))
		const digest = createHash('sha256').update(answer.text).digest('hex')
		const hasDraft = answer.text.includes(mark) || signOfMarks.test(answer.text)
		answers.push({ path, status, kept, digest, hasDraft })
	}
	return answers
}

async function get(path: string, headers: Record<string, string>) {
	const answer = await fetch(server.address + path, { headers })
	return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('there are pages and files to compare', { tags: 'night' }, async () => {
	const pages = await everyPage()
	expect(pages.length).toBeGreaterThan(80)
	expect(pages).toEqual(expect.arrayContaining(pagesOfDay))
	expect(files.length).toBeGreaterThan(100)
})

for (const [name, pagesOf, options] of sets) {
	test(
		`without drafts, a preview equals the public page except for the comments around its texts: ${name}`,
		options,
		async () => {
			const differing: string[] = []
			for (const [path, marked] of await previewsOf(await pagesOf())) {
				const { text } = await get(path, {})
				if (withoutComments(marked) !== withoutComments(text)) differing.push(path)
				expect(text).not.toMatch(signOfMarks)
			}
			expect(differing).toEqual([])
		},
	)

	test(
		`every visible text has a mark, except names of languages, addresses and values: ${name}`,
		options,
		async () => {
			const isNoText = [
				/^(?:DE|EN|PT|English|Deutsch|Português)$/,
				/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|seg|ter|qua|qui|sex|sáb|dom)$/i,
				/^(?:tab|Lasche|aba)$/,
				/^\S*[./]\S*$/,
				/\b20\d\d$/,
				/^(?:US)?\$/,
				// Placeholders for the operator's details, and the HTML that embeds frames in other sites.
				/^\[|^(?:iframe|width=)/,
				// The announced evenings of an example week: days and values.
				/^[\p{L}-]+ \d+(?:, [\p{L}-]+ \d+)*$/u,
			]
			const unmarked = [...(await previewsOf(await pagesOf()))].flatMap(([path, html]) =>
				path.startsWith('/waitlist') ? [] : unmarkedTexts(html).map((text) => `${path} ${text}`),
			)
			expect(
				unmarked.filter((line) => !isNoText.some((each) => each.test(line.replace(/^\S+ /, '')))),
			).toEqual([])
		},
	)
}

test(
	'every text is marked on a page, listed by a page, or in a file that belongs to an item of Textos',
	{ tags: 'night' },
	async () => {
		const previews = await previewsOf(await everyPage())
		const found = [...previews.values()].flatMap((html) =>
			[...html.matchAll(/<!--texts (.*?)-->|<!--t (.*?)-->/g)].flatMap(([, list, one = '']) =>
				(list ?? one).split(' ').map(decodeURI),
			),
		)
		const onPages = new Set(found.filter((address) => address !== ''))
		const texts = await textCatalogue()
		const known = new Set(texts.map(textId))
		const items: readonly WordItem[] = Object.values(wordGroups).flat()
		const lost = texts.filter(
			(text) => !onPages.has(textId(text)) && !items.some((item) => hasFile(item, text.file)),
		)
		expect(lost).toEqual([])
		expect([...onPages].filter((address) => !known.has(address))).toEqual([])
		// The remaining texts are in emails, are in the results that a script shows, or are the addresses of links.
		expect(onPages.size / known.size).toBeGreaterThan(0.75)
	},
)

test('a text sent for a preview appears only in the response to that request, and an invalid text is refused', async () => {
	const [file, place] = ['pages/en/home.yaml', 'blocks/hero/lede']
	const typed = await ask([{ file, place, text: `Typed. ${mark}` }])
	expect([typed.status, typed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
	const { html } = await typed.json()
	expect(html).toContain(`<!--t ${file}:${place}-->Typed. ${mark}<!--/t-->`)
	expect(await (await preview('/')).text()).not.toContain(mark)
	expect((await ask([{ file, place, text: '<b>Typed</b>' }])).status).toBe(400)
	expect((await ask([{ file, place: 'hero/nothing', text: 'A' }])).status).toBe(404)
	expect((await ask([], '/robots.txt')).status).toBe(404)
	const foreign = await fetch(`${server.address}/api/admin/words/preview`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: 'https://other.example', cookie },
		body: JSON.stringify({ path: '/', changes: [] }),
	})
	expect(foreign.status).toBe(403)
})

test('a draft is in the preview of a logged-in session, and in no public response', async () => {
	const before = await everything()
	const changes = drafts.map(([file, place, text]) => {
		const address = { file, place }
		return { ...address, text, before: originalAt(address) }
	})
	expect((await post('/api/admin/words', { changes })).status).toBe(204)

	const shown = await preview('/')
	expect(shown.status).toBe(200)
	expect(await shown.text()).toContain(`Know. ${mark}`)
	expect(await (await preview('/deutschland')).text()).toContain(mark)
	expect(Object.fromEntries(shown.headers)).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'private, no-store',
		'x-robots-tag': 'noindex',
		'content-security-policy': expect.stringMatching(/; sandbox allow-same-origin allow-popups$/),
	})
	expect(shown.headers.get('etag')).toBeNull()

	for (const path of pagesOfDay) {
		const refused = await preview(path, { cookie: `${cookie.split('=')[0]}=${'A'.repeat(43)}` })
		expect([refused.status, await refused.text()]).toEqual([401, '{"error":"unauthorised"}'])
	}
	expect((await preview('/', {})).status).toBe(401)
	const typed = await fetch(`${server.address}/api/admin/words/preview`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: server.address },
		body: JSON.stringify({ path: '/', changes: [] }),
	})
	expect(typed.status).toBe(401)

	const after = await everything()
	expect(after).toEqual(before)
	// A session changes nothing about public pages.
	expect(await everything({ cookie })).toEqual(before)
	expect(after.filter(({ hasDraft }) => hasDraft)).toEqual([])
	expect(after.filter(({ path }) => path === '/').map(({ status }) => status)).toEqual([200])
})

test('only pages have a preview', async () => {
	const paths = ['/nothing', '/robots.txt', '/404', '/notices/en', 'https://a.example/', '//a']
	const statuses = await Promise.all(paths.map(async (path) => (await preview(path)).status))
	expect(statuses).toEqual(paths.map(() => 404))
})

test('an export contains no draft', { tags: 'night' }, async () => {
	const folder = join(dataFolder(), 'export')
	execFileSync(process.execPath, ['scripts/export.ts', folder], {
		env: { DATA_DIR, API_URL: server.address },
	})
	const texts = globSync('**/*.{html,md,txt,xml,json,csv,svg}', { cwd: folder })
	expect(texts.length).toBeGreaterThan(150)
	expect(texts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(mark))).toEqual(
		[],
	)
})

async function panel(path: string) {
	return await (await fetch(`${server.address}/api/admin/${path}`, { headers: { cookie } })).json()
}

test(
	'the texts of the owner’s pages and of added blocks are marked, and the published pages equal their previews',
	{ tags: 'night' },
	async () => {
		const old = wordDifferences.parse(await panel('words/changes'))
		expect((await post('/api/admin/words/discard', { digest: old.digest })).status).toBe(204)
		const made = [
			['guide', 'en', '/quiet-week', 'guides/en/low-social-battery.mdoc'],
			['landing', 'de', '/deutschland/ruhe', 'countries/de.yaml'],
		] as const
		const own: string[] = []
		for (const [kind, language, path, copyOf] of made) {
			const answer = await post('/api/admin/pages', { kind, language, path, title: 'Ruhe', copyOf })
			const { file, faults } = ownPageAnswer.parse(await answer.json())
			expect(faults).toEqual([])
			own.push(file)
		}
		const home = 'pages/en/home.yaml'
		for (const act of [
			{ act: 'hide', id: 'proof' },
			{ act: 'copy', id: 'faq' },
		]) {
			const { version } = await panel(`pages/blocks?file=${home}`)
			const answer = await post('/api/admin/pages/blocks', { file: home, version, ...act })
			expect(ownPageAnswer.parse(await answer.json()).faults).toEqual([])
		}
		const paths = [...made.map(([, , path]) => path), '/']
		const shown = new Map<string, string>()
		for (const path of paths) shown.set(path, await (await preview(path)).text())
		const onPages = [...shown.values()].flatMap((html) =>
			[...html.matchAll(/<!--texts (.*?)-->|<!--t (.*?)-->/g)].flatMap(([, list, one = '']) =>
				(list ?? one).split(' ').map(decodeURI),
			),
		)
		const texts = wordCatalog
			.parse(await panel('words'))
			.texts.filter(
				({ file, place }) => own.includes(file) || `${file}:${place}`.startsWith(`${home}:added`),
			)
		expect(texts.length).toBeGreaterThan(100)
		// The remaining texts are addresses of links, consist only of facts, or are not shown. The panel lists them next to
		// the page.
		const marked = texts.filter((text) => onPages.includes(textId(text)))
		expect(marked.length / texts.length).toBeGreaterThan(0.8)

		const { digest } = wordDifferences.parse(await panel('words/changes'))
		const act = { act: 'publish', target: digest }
		expect((await post('/api/admin/proof', { password: account.password, act })).status).toBe(204)
		const published = await post('/api/admin/words/publish', { digest, leftOut: [] })
		expect(await published.json()).toMatchObject({ id: expect.any(String), faults: [] })
		for (const path of paths)
			expect(withoutComments((await get(path, {})).text)).toBe(
				withoutComments(shown.get(path) ?? ''),
			)
	},
)
