import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inlineHashes } from '#platform/pages/policy.ts'
import { knownCodeFile } from '#cms/rendering/renderer.ts'
import { cardsBlock } from '#site/blocks/cards/cards.schema.ts'
import { exampleOf } from '#site/blocks/example.ts'
import { dataFolder } from '#testing/site-server.ts'

const fileOf = (path: string, title: string) => `head:
  path: ${path}
  name: Retreat
  title: ${title}
  description: A weekend without small talk, with a room for each guest and a forecast for both evenings.
  updated: 2026-11-29
  card:
    picture: week
    alternative: A house front with seven windows.
order: []
hidden: [hidden]
added: {}
blocks:
  start:
    block: front
    country: de
    badge: For introverts
    title: ${title}
    lede: Two evenings, ten people.
    action: { label: Book, href: app:signup/hero }
    terms: '{plan.terms}'
    devices: '{app.opening}'
    features: [Quiet, Rooms, Walks, Tea]
    claims: []
    evening: { name: Dinner, planned: Thu, moved: now Sun }
    front: { label: A week, caption: An example., hint: Try it., move: Move, undo: Undo, announcement: 'New:' }
    film: { label: Film, play: Watch, unsupported: No film. }
  hidden:
    block: call
    title: Not yet
    text: Nobody sees it.
    action: { label: Go, href: page:week }
  answers:
    block: questions
    title: Questions
    questions: [{ question: Is it quiet?, answer: 'Yes, *very*.' }]
`

const files = {
	'en/retreat.yaml': fileOf('/retreat', 'A quiet weekend'),
	'de/retreat.yaml': fileOf('/deutschland/rueckzug', 'Ein ruhiges Wochenende'),
}

/** A block of a kind that the landing page lacks. */
const added = `  extra:
    block: texts
    look: plain
    title: Added
    items: [{ title: One, text: More. }]
`

/** Pages to which the owner adds a block of a kind that their template lacks, each with its file. */
const others = {
	'/low-social-battery': 'guides/en/low-social-battery.mdoc',
	'/terms': 'policies/en/terms.mdoc',
	'/week': 'tools/en/week-page.yaml',
	'/introvert-test': 'quizzes/en/introvert-test.yaml',
}
const cards = exampleOf(cardsBlock)

/** The responses by path, from a site to which `files` and blocks have been added. */
let answers: Readonly<Record<string, string>> = {}
let pages: readonly string[] = []
let content = ''
/**
 * Renders the pages of the copy of the project, with the files that are in its `content` folder at the time of the
 * call.
 */
let run = () => ''

/** The script that renders pages in a copy of the project with changed words. */
const script = (languages: string) => `
	import { readPageSettings } from '#config/settings.ts'
	import { pathsOf, render } from './dist/server/entry.mjs'
	const added = { added: JSON.stringify({ cards: ${JSON.stringify(cards)} }) }
	const edits = Object.fromEntries(${JSON.stringify(Object.values(others))}.map((file) => [file, added]))
	const site = { edits, settings: readPageSettings({ SITE_LANGUAGES: '${languages}' }) }
	const paths = [...${JSON.stringify(Object.keys(others))}, '/', '/retreat', '/deutschland/rueckzug', '/retreat.md', '/sitemap.xml', '/llms.txt']
	const known = pathsOf(site)
	const answers = {}
	for (const path of [...known.pages, ...known.files])
		if (paths.includes(path)) answers[path] = (await render(site, path)).text
	process.stdout.write(JSON.stringify({ pages: known.pages, answers }))
`

beforeAll(() => {
	const folder = dataFolder()
	content = join(folder, 'src/content')
	for (const part of ['package.json', 'src', 'dist/server'])
		cpSync(part, join(folder, part), { recursive: true })
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(content, 'landings', name, '..'), { recursive: true })
		writeFileSync(join(content, 'landings', name), text)
	}
	const home = join(content, 'pages/en/home.yaml')
	writeFileSync(home, `${readFileSync(home, 'utf8')}${added}`)
	const args = ['--input-type=module', '--eval', script('en,de')]
	run = () =>
		execFileSync(process.execPath, args, {
			cwd: folder,
			stdio: 'pipe',
			maxBuffer: 2 ** 24,
		}).toString()
	;({ pages, answers } = JSON.parse(run()))
})

test('a landing page with its own file is rendered with its head and its visible blocks', () => {
	expect(pages.filter((path) => /retreat|rueckzug/.test(path))).toEqual([
		'/deutschland/rueckzug',
		'/retreat',
	])
	const html = answers['/retreat'] ?? ''
	expect(html).toContain('<title>A quiet weekend | Innervolt</title>')
	expect(html).toContain('href="https://innervolt.example/media/cards/retreat.png"'.slice(6, -1))
	expect(html).toContain('<link rel="alternate" type="text/markdown" href="/retreat.md">')
	expect(html).toContain('<section class="frame section reading" id="answers">')
	expect(html).not.toContain('Nobody sees it.')
	const [, data = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
	const types = JSON.parse(data)['@graph'].map((thing: Record<string, string>) => thing['@type'])
	expect(types).toEqual(['WebPage', 'FAQPage', 'BreadcrumbList'])
})

test.each(['/retreat', ...Object.keys(others)])('the policy of %s allows its styles', (path) => {
	const known: readonly string[] = JSON.parse(readFileSync(join('dist', knownCodeFile), 'utf8'))
	const styles = inlineHashes(answers[path] ?? '', 'style')
	expect(styles).not.toEqual([])
	expect(styles.filter((hash) => !known.includes(hash))).toEqual([])
})

test.each(Object.keys(others))(
	'%s has the block that the owner added, one first-level heading and its canonical URL',
	(path) => {
		const html = answers[path] ?? ''
		expect(html).toMatch(/<section [^>]*id="cards"/)
		expect(html.match(/<h1/g)).toHaveLength(1)
		expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
	},
)

test('a translated landing page has its language, and each version links to the other', () => {
	const html = answers['/deutschland/rueckzug'] ?? ''
	expect(html).toContain('<html lang="de"')
	expect(html).toContain('utm_content=deutschland-rueckzug-hero')
	expect(html).toMatch(/>Mo</)
	for (const path of ['/retreat', '/deutschland/rueckzug'])
		for (const [language, other] of [
			['en', '/retreat'],
			['de', '/deutschland/rueckzug'],
			['x-default', '/retreat'],
		])
			expect(answers[path]).toContain(
				`hreflang="${language}" href="https://innervolt.example${other}">`,
			)
})

test('a landing page is in the sitemap and in llms.txt, and has a copy in Markdown', () => {
	expect(answers['/sitemap.xml']).toContain('<loc>https://innervolt.example/retreat</loc>')
	expect(answers['/llms.txt']).toContain('/retreat.md): A weekend')
	const copy = answers['/retreat.md'] ?? ''
	expect(copy).toMatch(/^# A quiet weekend\n\n<https:\/\/innervolt.example\/retreat>\n/)
	expect(copy).toMatch(/\n\[Book\]\(https:.*utm_content=retreat-hero\)/)
	expect(copy).toContain('\n## Questions\n\n### Is it quiet?\n\nYes, \\*very\\*.\n')
})

test('the landing page at / can have a block that its template lacks', () => {
	const html = answers['/'] ?? ''
	expect(html).toContain('id="tonight"')
	expect(html).toMatch(/<section class="section [^"]*" id="extra">/)
	expect(html).toContain('<link rel="canonical" href="https://innervolt.example/">')
})

test('a landing page with the address of another page is refused', { tags: 'night' }, () => {
	writeFileSync(join(content, 'landings/en/again.yaml'), fileOf('/week', 'Again'))
	expect(run).toThrow('landings/en/again.yaml:2: Another page has the address /week.')
})
