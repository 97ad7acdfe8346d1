/** @module-tag night */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownPageAnswer } from '#cms/messages/own-pages.ts'
import { blockForm } from '#cms/messages/page-blocks.ts'
import { renderedPage, wordCatalog } from '#cms/messages/words.ts'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'

const account = { username: 'ada', password: 'correct horse' }
let server: Server
let cookie = ''

beforeAll(async () => {
	server = await startServerWith({
		DATA_DIR: dataFolder(),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	const login = await post('auth/login', account)
	cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
	await server.stop()
})

async function post(path: string, message: object) {
	return await fetch(`${server.address}/api/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: server.address, cookie },
		body: JSON.stringify(message),
	})
}

const get = async (path: string) =>
	await fetch(`${server.address}/api/admin/${path}`, { headers: { cookie } })

type Change = { readonly file: string; readonly place: string; readonly text: string }

async function preview(path: string, changes: readonly Change[] = []) {
	const answer = await post('admin/words/preview', { path, changes })
	expect([answer.status, answer.status === 200 || (await answer.text())]).toEqual([200, true])
	return renderedPage.parse(await answer.json()).html
}

/**
 * The tags of a page with the names of their attributes, and its comments. No text may add a tag, an attribute or a
 * comment.
 */
function shapeOf(html: string): readonly string[] {
	const tokens =
		/<!--.*?-->|<(script|style|title|textarea)\b.*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>/gs
	return [...html.matchAll(tokens)]
		.map(([token]) => token.replaceAll(/="[^"]*"|='[^']*'/g, '=').replace(/>.*/s, '>'))
		.filter((tag) => !/^<\/?un-broken|^<!--texts/.test(tag))
}

const read = (html: string) =>
	html
		.replaceAll(/<\/?un-broken[^>]*>/g, '')
		.replaceAll(/&(?:lt|#60|#x3C);/gi, '<')
		.replaceAll(/&(?:gt|#62);/g, '>')
		.replaceAll(/&(?:quot|#34);/g, '"')
		.replaceAll(/&(?:#39|#x27);/gi, "'")
		.replaceAll(/&(?:amp|#38);/g, '&')

/** Special characters that the checks of texts allow. */
const signs = `& &lt;b&gt; &amp;quot; " ' onload='a" x="y < 3 > 2 ]]> $& --> /`

test('special characters in any text of a page are escaped, and the marks remain around the text', async () => {
	const { texts } = wordCatalog.parse(await (await get('words')).json())
	const changes = texts
		.filter(({ file, kind }) => file === 'pages/en/home.yaml' && kind === 'line')
		.filter(({ text, maxLength }) => !/[{[]/.test(text) && !maxLength)
		.map(({ file, place, text }) => ({ file, place, text: `${text} ${signs}` }))
	expect(changes.length).toBeGreaterThan(20)
	const html = await preview('/', changes.slice(0, 200))
	expect(shapeOf(html)).toEqual(shapeOf(await preview('/')))
	const lede = changes.find(({ place }) => place === 'blocks/hero/lede')
	expect(read(html)).toContain(`<!--t ${lede?.file}:${lede?.place}-->${lede?.text}<!--/t-->`)
})

test.each([
	'<script>alert(1)</script>',
	'<!--t a:b-->',
	'{% script %}',
	'[a](javascript:alert(1))',
	'[a](//evil.example)',
	'A\u202Eb',
	'a\u{F0001}b\u{100001}',
])('%s is refused in a text', async (text) => {
	const change = { file: 'pages/en/home.yaml', place: 'blocks/hero/lede', text }
	const answer = await post('admin/words/preview', { path: '/', changes: [change] })
	expect(answer.status).toBe(400)
	expect((await answer.json()).fields).toEqual(['pages/en/home.yaml:blocks/hero/lede'])
})

const markup = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)> <!--t a:b--> ${signs}`

test('special characters in the head and the questions of a new guide, and markup in its text, are escaped, and a long line is stored completely', async () => {
	const file = 'guides/en/quiet-week.mdoc'
	const wish = { kind: 'guide', language: 'en', path: '/quiet-week', title: 'A quiet week' }
	await post('admin/pages', { ...wish, copyOf: 'guides/en/low-social-battery.mdoc' })
	const words = async () =>
		blockForm.parse(await (await get(`pages/block?file=${file}&id=.page`)).json()).words
	const harmless = await words()
	async function faultsOf(changed: object) {
		const before = await words()
		const edit = { file, id: '.page', words: { ...harmless, ...changed }, before }
		return ownPageAnswer.parse(await (await post('admin/pages/block', edit)).json()).faults
	}
	const added = (text: string) => `${String(harmless['body'])}\n\n${text}`
	expect(await faultsOf({ body: added('Words') })).toEqual([])
	const before = shapeOf(await preview('/quiet-week'))
	const [first, ...questions]: readonly object[] = Object(harmless['faq'])
	const hostile = {
		title: `A ${signs}`,
		lede: `A ${signs}`,
		alternative: `An illustration ${signs}`,
		head: { title: signs.slice(0, 60), description: `${signs} ${signs}`.slice(0, 150) },
		faq: [{ ...first, question: `A ${signs}`, answer: `A ${signs}` }, ...questions],
		body: added(markup),
	}
	expect(await faultsOf(hostile)).toEqual([])
	expect(await faultsOf({ ...hostile, title: markup })).toMatchObject([{ place: 'title' }])
	const html = await preview('/quiet-week')
	expect(shapeOf(html)).toEqual(before)
	expect(read(html)).toContain('<img src=x onerror=alert(1)>')
	const long = 'Words and words. '.repeat(5_800).trim()
	const body = `## Start {% #start %}\n\n${long}`
	expect(await faultsOf({ first: undefined, body })).toEqual([])
	expect(read(await preview('/quiet-week'))).toContain(long)
})

test('special characters in the blocks of a new landing page are escaped', async () => {
	const file = 'landings/en/calm-week.yaml'
	const wish = { kind: 'landing', language: 'en', path: '/calm-week', title: `A week ${signs}` }
	const answer = await post('admin/pages', { ...wish, copyOf: 'countries/us.yaml' })
	expect(ownPageAnswer.parse(await answer.json()).faults).toEqual([])
	const { texts } = wordCatalog.parse(await (await get('words')).json())
	const changes = texts
		.filter((text) => text.file === file && text.kind === 'line')
		.filter(({ text, maxLength }) => !/[{[]/.test(text) && !maxLength)
		.map(({ place, text }) => ({ file, place, text: `${text} ${signs}` }))
	expect(changes.length).toBeGreaterThan(20)
	const html = await preview('/calm-week', changes.slice(0, 200))
	expect(shapeOf(html)).toEqual(shapeOf(await preview('/calm-week')))
	expect(read(html)).toContain(signs)
})
