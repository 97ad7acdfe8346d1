import { expect, test, vi } from 'vitest'
import { createSitePages, noPages } from '#server/platform/pages/site-pages.ts'
import { fakeRenderer, siteWith } from '#testing/fake-renderer.ts'
import { messagePage } from './message-page.ts'
import { templateForReply } from './page-template.ts'

const text =
	'<title>x</title><style>a{}</style><header></header><main id="main">placeholder</main><footer></footer>'
const frame = () => ({ text, inlineCode: ['a{}'] })

async function createPages() {
	const renderer = fakeRenderer({ pages: { '/notices/en': frame, '/notices/de': frame } })
	return await createSitePages(siteWith('A'), { renderer, log: console, now: Date.now })
}

/** The template for one reply, and the headers that it sets there. */
function templateOf(pages: Parameters<typeof templateForReply>[0]) {
	const header = vi.fn<(name: string, value: unknown) => never>()
	return { template: templateForReply(pages, 'message')({ header }), header }
}

test('a message is rendered into the frame of its language, with the policy of the frame', async () => {
	const { template, header } = templateOf(await createPages())
	const html = messagePage(template, 'sent', 'de')
	expect(html).toContain('<title>Schau in dein Postfach.</title>')
	expect(html).toMatch(/<header><\/header><main id="main"[^>]*>[\s\S]*<h1>Schau in/)
	expect(html).toMatch(/<\/main><footer><\/footer>$/)
	expect(html).not.toContain('placeholder')
	const policy = expect.stringMatching(/style-src 'sha256-/)
	expect(header.mock.calls).toEqual([['content-security-policy', policy]])
})

test('replacement patterns in a message stay text', async () => {
	const { template } = templateOf(await createPages())
	const page = template({ title: '<b>$&', language: 'de', body: '<main>$1</main>' })
	expect(page).toContain('<title>&lt;b&gt;$&amp;</title>')
	expect(page).toContain('<main>$1</main>')
})

test('without a built site the plain template is used', () => {
	const { template, header } = templateOf(noPages())
	expect(messagePage(template, 'sent', 'pt')).toContain('lang="pt-BR"')
	expect(header).not.toHaveBeenCalled()
})
