import { expect, test } from 'vitest'
import { withAppLinks } from './app-links.ts'

test('a link to the app carries its page and placement in utm_content, as a value and within a text', () => {
	const words = { action: { href: 'app:signup/hero' }, texts: ['[Go](app:home/end).', 'app: x'] }
	const { action, texts } = withAppLinks(words, '/usa')
	expect(action.href).toMatch(/^https:.*\/signup\?.*utm_content=usa-hero$/)
	expect(texts[0]).toMatch(/^\[Go\]\(https:.*utm_content=usa-end\)\.$/)
	expect(texts[1]).toBe('app: x')
})

test('a link to a page that the app does not have is refused', () => {
	expect(() => withAppLinks('app:shop/hero', '/usa')).toThrow('The app has no page “shop”.')
})
