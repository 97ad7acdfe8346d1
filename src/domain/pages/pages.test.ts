import { expect, test } from 'vitest'
import {
	addressIn,
	alternatesOf,
	type EnglishPageName,
	languages,
	otherLanguagesOf,
	type PageName,
	type PagePath,
	pages,
} from './pages.ts'

// The keys and values of a literal table are exactly its type's.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const names = Object.keys(pages) as PageName[]
const paths: readonly PagePath[] = names.flatMap((name) => Object.values(pages[name]))

test('no two pages share an address, except the country pages that are the landing page', () => {
	expect(new Set(paths).size).toBe(paths.length)
})

test.each(paths)('every version of %s gives the same alternates', (path) => {
	const alternates = alternatesOf(path)
	for (const other of alternates) {
		const found = paths.find((each) => each === other.path)
		expect(found && alternatesOf(found)).toEqual(alternates)
	}
})

test.each(paths)('%s is among its own alternates, where it has any', (path) => {
	const alternates = alternatesOf(path)
	expect(alternates.length === 0 || alternates.some((other) => other.path === path)).toBe(true)
})

test('the landing page is offered by region, and to all others at /', () => {
	expect(alternatesOf('/deutschland')).toEqual([
		{ language: 'en-US', path: '/usa' },
		{ language: 'en-IN', path: '/india' },
		{ language: 'en-GB', path: '/uk' },
		{ language: 'de-DE', path: '/deutschland' },
		{ language: 'pt-BR', path: '/brasil' },
		{ language: 'x-default', path: '/' },
	])
})

test('a page links its versions in other languages', () => {
	expect(otherLanguagesOf('/deutschland/datenschutz', 'de')).toEqual([
		{ language: 'en', path: '/privacy' },
		{ language: 'pt', path: '/brasil/privacidade' },
	])
	expect(otherLanguagesOf('/usa', 'en')).toEqual([
		{ language: 'de', path: '/deutschland' },
		{ language: 'pt', path: '/brasil' },
	])
	expect(otherLanguagesOf('/deutschland/impressum', 'de')).toEqual([])
})

const isEnglish = (name: PageName): name is EnglishPageName => 'en' in pages[name]

test.each(names.filter(isEnglish))('%s leads readers of every language to a page', (name) => {
	for (const language of languages) {
		const found = addressIn(name, language)
		expect(paths).toContain(found.path)
		expect([language, 'en']).toContain(found.language)
	}
})

test('a page in several languages is offered in each, and to all others in English', () => {
	expect(alternatesOf(pages.privacy.de)).toEqual([
		{ language: 'en', path: pages.privacy.en },
		{ language: 'de', path: pages.privacy.de },
		{ language: 'pt', path: pages.privacy.pt },
		{ language: 'x-default', path: pages.privacy.en },
	])
})

test.each(['/no-such-page', pages.impressum.de])('%s has no other version', (path) => {
	expect([alternatesOf(path), otherLanguagesOf(path, 'de')]).toEqual([[], []])
})
