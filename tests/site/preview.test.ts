import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRenderer } from '#server/platform/pages/renderer.ts'
import { readSettings } from '#settings/settings.ts'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'

/** What no visitor may read. */
const mark = 'qdraftq'

/** Texts of the landing page, of every page's footer and of facts, which files and other languages show, too. */
const drafts = [
	['pages/en/home.yaml', 'blocks/hero/title', `Know. ${mark}`],
	['pages/de/country.yaml', 'blocks/hero/front/caption', `Ein Beispiel. ${mark}`],
	['facts/en/plans.yaml', 'lifetime/trial', `7 days free. ${mark}`],
	['messages/en/notices.yaml', 'notices/sent/title', `Look. ${mark}`],
	['pages/en/error-pages.yaml', 'home', `Home ${mark}`],
] as const

const DATA_DIR = dataFolder()
const account = { username: 'ada', password: 'correct horse' }
let server: Server
let cookie = ''
let pages: readonly string[] = []
let files: readonly string[] = []

beforeAll(async () => {
	server = await startServerWith({
		DATA_DIR,
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	const { pathsOf } = await loadRenderer(resolve('dist'))
	;({ pages, files } = pathsOf({ edits: {}, settings: readSettings({}) }))
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

async function preview(path: string, headers: Record<string, string> = { cookie }) {
	const query = new URLSearchParams({ path })
	return await fetch(`${server.address}/api/admin/words/preview?${query}`, { headers })
}

/** Everything public: pages, files, and the answers to unknown paths and to a form. */
async function everything(headers: Record<string, string> = {}) {
	const paths = [...pages, ...files, '/404', '/nothing', '/deutschland/nichts', '/waitlist/sent']
	const answers = []
	for (const path of paths) {
		const { status, headers: found, ...answer } = await get(path, headers)
		const kept = ['etag', 'cache-control', 'content-security-policy'].map((name) => found.get(name))
		const digest = createHash('sha256').update(answer.text).digest('hex')
		answers.push({ path, status, kept, digest, hasDraft: answer.text.includes(mark) })
	}
	return answers
}

async function get(path: string, headers: Record<string, string>) {
	const answer = await fetch(server.address + path, { headers })
	return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('without drafts a preview is the public page', async () => {
	const differing: string[] = []
	for (const path of pages) {
		const [own, shown] = await Promise.all([get(path, {}), preview(path)])
		if (shown.status !== 200 || (await shown.text()) !== own.text) differing.push(path)
	}
	expect(pages.length).toBeGreaterThan(80)
	expect(differing).toEqual([])
})

test('a draft is in the preview of a session and nowhere else, before and after it', async () => {
	const before = await everything()
	const changes = drafts.map(([file, place, text]) => ({ file, place, text, before: null }))
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

	for (const path of pages) {
		const refused = await preview(path, { cookie: `${cookie.split('=')[0]}=${'A'.repeat(43)}` })
		expect([refused.status, await refused.text()]).toEqual([401, '{"error":"unauthorised"}'])
	}
	expect((await preview('/', {})).status).toBe(401)

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

test('an export has no draft', { tags: 'night' }, async () => {
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
