import { createSecretKey } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { type Language, languages } from '#site-map/pages.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'

const site = 'https://innervolt.example'
const links = createSignedLinks(site, createSecretKey(Buffer.alloc(32)))
const tokens = { confirm: 'c'.repeat(22), unsubscribe: 'u'.repeat(22) }

function signup(language: Language, source = 'regional-de') {
	return { language, source, time: Date.UTC(2027, 1, 9, 23, 30), site }
}

// Mail programs need inline styles and tables for layout.
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', 'wcag/h63': 'off' },
})

test.each(languages)(
	'the confirmation email in %s is valid HTML without images',
	async (language) => {
		const { html } = confirmationMail(signup(language), links, tokens)
		const report = await validator.validateString(html)
		expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
		expect(html).not.toMatch(/<img|<script|url\(/)
	},
)

test.each(languages)(
	'both parts of the confirmation email in %s have the same text and links',
	(language) => {
		const { html, text, unsubscribeUrl } = confirmationMail(signup(language), links, tokens)
		const readable = html
			.replaceAll(/<style>[^]*<\/style>|<[^>]*>/g, ' ')
			.replaceAll(/&#39;/g, "'")
			.replaceAll('&amp;', '&')
		const lines = text.split('\n').filter((line) => line !== '' && line !== '--')
		const isFound = (line: string) =>
			line.startsWith('https:')
				? html.replaceAll('&amp;', '&').includes(`href="${line}"`)
				: readable.includes(line.replace(/:$/, ''))
		expect(lines.filter((line) => !isFound(line))).toEqual([])
		expect(text).toContain(unsubscribeUrl)
	},
)

test.each([
	['en', 'entered on February 9, 2027 at innervolt.example/deutschland.'],
	['de', 'am 9. Februar 2027 auf innervolt.example/deutschland eingetragen'],
	['pt', 'no dia 9 de fevereiro de 2027, em innervolt.example/deutschland.'],
] as const)(
	'the confirmation email in %s names the day of the signup, in UTC, and the page of the form',
	(language, words) => {
		expect(confirmationMail(signup(language), links, tokens).text).toContain(words)
	},
)

test('after a signup on the start page or from an unknown source, the email names only the host of the site', () => {
	for (const source of ['premium', 'again']) {
		const { text } = confirmationMail(signup('en', source), links, tokens)
		expect(text).toContain(' at innervolt.example.\n')
	}
})

test('the confirmation email for a Premium signup mentions only Premium, not news', () => {
	const { text } = confirmationMail(signup('en', 'premium'), links, tokens)
	expect(text).toContain('when Premium is ready')
	expect(text).not.toContain('news')
})

test('the dark colours of the email are repeated in rules for Outlook’s own dark mode', () => {
	const { html } = confirmationMail(signup('en'), links, tokens)
	const dark = /prefers-color-scheme:dark\)\{(.*)\}$/m.exec(html)?.[1] ?? ''
	const rules = [...dark.matchAll(/\.([\w-]+)\{([^}]*)\}/g)]
	expect(rules.length).toBeGreaterThan(5)
	for (const [, name, declarations = ''] of rules) {
		const mark = declarations.startsWith('color') ? 'ogsc' : 'ogsb'
		expect(html).toContain(`[data-${mark}] .${name}{${declarations}}`)
	}
})
