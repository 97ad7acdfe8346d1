import { keysIn } from '#values/keys-in.ts'
import { describe, expect, test } from 'vitest'
import {
	type EnglishPageName,
	languages,
	pageLanguages,
	type PageName,
	type PagePath,
	pages,
} from './pages.ts'
import { sitePages } from './site-pages.ts'

const { alternatesOf, otherLanguagesOf } = sitePages(pageLanguages)

const names = keysIn(pages)
const paths: readonly PagePath[] = names.flatMap((name) => Object.values(pages[name]))

test.each(paths)('every language version of %s has the same alternates', (path) => {
	const alternates = alternatesOf(path)
	for (const other of alternates) {
		const found = paths.find((each) => each === other.path)
		expect(found && alternatesOf(found)).toEqual(alternates)
	}
})

test.each(paths)('%s is among its own alternates if it has any alternates', (path) => {
	const alternates = alternatesOf(path)
	expect(alternates.length === 0 || alternates.some((other) => other.path === path)).toBe(true)
})

test('the alternates of the landing page are one page per region, and / for everyone else', () => {
	expect(alternatesOf('/deutschland')).toEqual([
		{ language: 'en-US', path: '/usa' },
		{ language: 'en-IN', path: '/india' },
		{ language: 'en-GB', path: '/uk' },
		{ language: 'de-DE', path: '/deutschland' },
		{ language: 'pt-BR', path: '/brasil' },
		{ language: 'x-default', path: '/' },
	])
})

test('a page links to its versions in other languages', () => {
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

describe.each([[pageLanguages], [['en']], [['en', 'de']], [['pt', 'en']]] as const)(
	'on a site in %j',
	(given) => {
		const site = sitePages(given)
		const built: readonly string[] = names.flatMap(site.pathsOf)

		test.each(names.filter(isEnglish))(
			'%s has an address for readers of every language',
			(name) => {
				for (const language of languages) {
					const found = site.addressIn(name, language)
					expect(built).toContain(found.path)
					expect([language, 'en']).toContain(found.language)
				}
			},
		)

		test.each(built)('the other versions of %s exist and are in languages of the site', (path) => {
			const others = [...site.alternatesOf(path), ...site.otherLanguagesOf(path, 'es')]
			for (const other of others) expect(built).toContain(other.path)
			const tags = site.alternatesOf(path).map(({ language }) => language.slice(0, 2))
			expect(
				tags.filter((tag) => tag !== 'x-' && !site.siteLanguages.some((on) => on === tag)),
			).toEqual([])
		})
	},
)

test('on a site in English alone, only the landing page and the country pages have alternates', () => {
	const site = sitePages(['en'])
	expect(site.siteLanguages).toEqual(['en'])
	expect([site.isOn('en'), site.isOn('de'), site.isOn('es')]).toEqual([true, false, false])
	expect(site.pathsOf('week')).toEqual(['/week'])
	expect(site.pathsOf('impressum')).toEqual([])
	expect(site.alternatesOf('/week')).toEqual([])
	expect(site.otherLanguagesOf('/usa', 'en')).toEqual([])
	expect(site.alternatesOf('/').map(({ path }) => path)).toEqual(['/usa', '/india', '/uk', '/'])
})

test('the languages of a site have a fixed order, whatever the order in its settings', () => {
	expect(sitePages(['pt', 'de', 'en']).siteLanguages).toEqual(pageLanguages)
})

test('the alternates of a page are its versions in all its languages, and the English version for everyone else', () => {
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
