import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSourceLength, sourceName } from './source-name.ts'

test.each([
	['instagram', 'l.instagram.com', 'instagram.com', 'www.instagram.com', 'Instagram'],
	['facebook', 'l.facebook.com', 'lm.facebook.com', 'm.facebook.com', 'com.facebook.katana'],
	['google', 'google.de', 'www.google.com', 'www.google.co.uk', 'news.google.com'],
	['google', 'com.google.android.googlequicksearchbox'],
	['gmail', 'mail.google.com', 'com.google.android.gm'],
	['gemini', 'gemini.google.com'],
	['yahoo', 'de.search.yahoo.com', 'search.yahoo.co.jp'],
	['x', 't.co', 'mobile.twitter.com', 'x.com', 'twitter'],
	['reddit', 'out.reddit.com', 'old.reddit.com'],
	['chatgpt', 'chatgpt.com', 'chat.openai.com'],
	['example.org', 'www.example.org', 'blog.example.org', 'Example.ORG'],
	['example.co.uk', 'example.co.uk', 'blog.example.co.uk'],
	['example.com.br', 'www.example.com.br'],
	['ada.substack.com', 'ada.substack.com', 'www.ada.substack.com'],
	['zine', 'zine', ' Zine '],
	['june.v1.2', 'june.v1.2'],
	['127.0.0.1', '127.0.0.1'],
	['localhost', 'localhost'],
	['', ''],
])('the source %j is recognized by each of its hosts, apps and labels', (name, ...sources) => {
	expect(sources.map(sourceName)).toEqual(sources.map(() => name))
})

test('the name of any source is in lower case and within the maximum length, and is kept if it is itself reported as a source', () => {
	const part = fc.constantFrom('google', 'co', 'com', 'uk', 'io', 'github', 'Blog', 'x', 'www', 't')
	const sources = fc.oneof(
		fc.string({ maxLength: 300 }),
		fc.domain(),
		fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.')),
	)
	fc.assert(
		fc.property(sources, (source) => {
			const name = sourceName(source)
			expect(sourceName(name)).toBe(name)
			expect(name).toBe(name.toLowerCase())
			expect(name.length).toBeLessThanOrEqual(maxSourceLength)
		}),
	)
})
