import { expect, test } from 'vitest'
import { languages } from '#domain/pages/pages.ts'
import { messagePage, plainPageTemplate } from './message-page.ts'

test.each(languages)('in %s the page of a confirmed address lists the next steps', (language) => {
	const html = messagePage(plainPageTemplate, 'confirmed', language)
	expect(html.match(/<li>/g)).toHaveLength(3)
	expect(html).toMatch(/<a class="button" href="\/[^"]*">/)
	expect(html).toContain('class="picture"')
})

test.each(languages)('in %s the page of an empty field asks for the address', (language) => {
	const action = { kind: 'signup', source: 'footer', email: '' } as const
	const html = messagePage(plainPageTemplate, 'empty', language, action)
	expect(html).toMatch(
		/aria-describedby="error"[^>]*>\s*<p [^>]*id="error">[^<]+<\/p>[^]*type="submit"/,
	)
	expect(html).not.toContain('@')
	expect(html).toMatch(/<p hidden data-meant>[^<]*<button type="button">\{\}<\/button>\?/)
})
