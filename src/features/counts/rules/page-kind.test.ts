import { expect, test } from 'vitest'
import { publicPaths } from './count.ts'
import { pageKindOf, pageKinds } from './page-kind.ts'

test('every public page has a kind, and other addresses have the kind "other"', () => {
	const kinds = [...publicPaths].map(pageKindOf)
	expect(new Set(kinds)).toEqual(new Set(pageKinds))
	expect(['/waitlist', '/nowhere', ''].map(pageKindOf)).toEqual(['other', 'other', 'other'])
})

test.each([
	['/', 'home'],
	['/deutschland', 'home'],
	['/usa', 'country'],
	['/brasil/bateria-social-baixa', 'guide'],
	['/mbti-test', 'test'],
	['/deutschland/woche', 'tool'],
	['/deutschland/impressum', 'about'],
])('%s is a page of the kind %s', (path, kind) => {
	expect(pageKindOf(path)).toBe(kind)
})
