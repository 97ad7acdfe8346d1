import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { typePages } from '#site-map/type-pages.ts'
import { normalizeCount, normalizeName, sumKey } from './count.ts'

const reported = { event: 'entrance', path: '/', source: '', campaign: '', locale: 'en' }

test('an entrance with neither a source nor a campaign is counted as direct', () => {
	expect(normalizeCount(reported)).toEqual({
		event: 'entrance',
		path: '/',
		source: 'direct',
		campaign: 'none',
		locale: 'en',
	})
})

test.each([
	['event', 'made_up'],
	['event', 'form_sent'],
	['event', 'confirmed'],
	['path', '/nowhere'],
	['path', '/waitlist'],
	['locale', 'fr'],
	['source', 'x'.repeat(61)],
	['campaign', 'x'.repeat(61)],
	['campaign', 'ada@example.com'],
	['campaign', '<script>'],
	['source', '[::1]'],
])('an unknown %s, %s, becomes "other"', (column, value) => {
	expect(normalizeCount({ ...reported, [column]: value })).toMatchObject({ [column]: 'other' })
})

test('the pages of every language are counted under their own paths', () => {
	for (const path of ['/deutschland', '/brasil', '/deutschland/datenschutz', '/mbti-test']) {
		expect(normalizeCount({ ...reported, path }).path).toBe(path)
	}
})

test('all pages about personality types are counted under one path, whatever the language or the event', () => {
	const typePaths = typePages.flatMap(({ paths }) => Object.values(paths))
	const event = fc.constantFrom('entrance', 'page_view', 'nothing')
	fc.assert(
		fc.property(fc.constantFrom(...typePaths), event, (path, name) => {
			expect(normalizeCount({ ...reported, event: name, path }, typePaths).path).toBe('/types')
		}),
	)
	expect(normalizeCount({ ...reported, path: '/mbti' }).path).toBe('/mbti')
})

test('different spellings of a name count as one name', () => {
	expect(normalizeName(' Zine ', 'none')).toBe('zine')
	expect(normalizeName('März 2026', 'none')).toBe('märz 2026')
	expect(normalizeCount({ ...reported, source: 'www.Example.org' }).source).toBe('example.org')
})

test('no value of any report contains an @ or more than 60 characters', { tags: 'night' }, () => {
	const text = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.constantFrom('a@b.example', 'https://b.example/?q'),
	)
	const any = fc.record({
		event: text,
		path: text,
		source: text,
		campaign: text,
		locale: text,
	})
	fc.assert(
		fc.property(any, (count) => {
			for (const value of Object.values(normalizeCount(count))) {
				expect(value).not.toMatch(/@/)
				expect(value.length).toBeLessThanOrEqual(60)
				expect(value).not.toBe('')
			}
		}),
	)
})

test('rows that differ only in their sum have the same key, whatever the order of their columns', () => {
	const sum = { day: '2026-01-05', metric: 'lcp', n: 1 }
	const reordered = { n: 2, metric: 'lcp', day: '2026-01-05' }
	const another = { ...sum, metric: 'cls' }
	expect(sumKey(reordered)).toBe(sumKey(sum))
	expect(sumKey(another)).not.toBe(sumKey(sum))
})
