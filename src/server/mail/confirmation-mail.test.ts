import { createSecretKey } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { languages } from '#domain/pages/pages.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { createSignedLinks } from './signed-links.ts'

const links = createSignedLinks('https://innervolt.example', createSecretKey(Buffer.alloc(32)))
const tokens = { confirm: 'c'.repeat(22), unsubscribe: 'u'.repeat(22) }
// Mail programs need inline styles, and take tables for layout.
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', 'wcag/h63': 'off' },
})

test.each(languages)(
	'the confirmation mail in %s is valid HTML without images',
	async (language) => {
		const { html } = confirmationMail(language, links, tokens)
		const report = await validator.validateString(html)
		expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
		expect(html).not.toMatch(/<img|<script|url\(/)
	},
)

test.each(languages)(
	'both parts of the confirmation mail in %s hold the same words and links',
	(language) => {
		const { html, text, unsubscribeUrl } = confirmationMail(language, links, tokens)
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
