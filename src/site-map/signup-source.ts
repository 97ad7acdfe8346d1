import { countries, type CountryCode } from './countries/countries.ts'
import { addressFault, pathPrefixes } from './own-pages.ts'
import {
	type Language,
	languages,
	type PageLanguage,
	pageLanguages,
	type PageName,
	pages,
} from './pages.ts'
import { pathSlug } from './path-slug.ts'
import { toldPath } from './type-pages.ts'

/** A page with a signup form, and the language of the emails to people who sign up there. */
type FormPage = { readonly path: string; readonly language: Language }

type Test = Extract<PageName, 'introvertTest' | 'mbtiTest'>

/** The sources of the signup forms below English test results; translations append their language. */
const testSources = {
	introvertTest: 'introvert-test',
	mbtiTest: 'mbti-test',
} as const satisfies Record<Test, string>

/**
 * The source of the signup form below a test result.
 *
 * @example testSource('introvertTest', 'en') // 'introvert-test'
 * @example testSource('introvertTest', 'de') // 'introvert-test-de'
 */
export function testSource(test: Test, language: Language): string {
	return language === 'en' ? testSources[test] : `${testSources[test]}-${language}`
}

/**
 * The source of the signup form at the end of a guide.
 *
 * @example guideSource('/low-social-battery') // 'guide-low-social-battery'
 */
export function guideSource(path: string): string {
	return `guide-${pathSlug(path)}`
}

/**
 * The page of each source. Every page also has a source as a guide, because the content decides which pages are guides.
 * Pages about types have no source, so that no result is stored with an email address.
 */
const formPages: ReadonlyMap<string, FormPage> = new Map<string, FormPage>([
	['premium', { path: pages.home.en, language: 'en' }],
	...Object.values(countries).map(
		({ code, path, language }) =>
			[`regional-${code.toLowerCase()}`, { path, language: languageOf(language) }] as const,
	),
	...versionsOf('introvertTest'),
	...versionsOf('mbtiTest'),
	...Object.values(pages).flatMap((versions) =>
		languages.flatMap((language) => {
			const path = (versions as Readonly<Partial<Record<Language, string>>>)[language]
			const isNone = path === undefined || toldPath(path) !== path
			return isNone ? [] : [[guideSource(path), { path, language }] as const]
		}),
	),
])

export const signupSources: readonly string[] = [...formPages.keys()]

/** The email language of each source with a form in a language other than English. */
export const languageBySource: ReadonlyMap<string, Language> = new Map(
	[...formPages].flatMap(([source, { language }]) =>
		language === 'en' ? [] : [[source, language] as const],
	),
)

/**
 * The country of the regional page on which a person signed up, by the signup's source. It says nothing about where the
 * person lives.
 *
 * @returns null for a form on another page
 * @example countryOfSource('regional-gb') // 'GB'
 * @example countryOfSource('premium') // null
 */
export function countryOfSource(source: string): CountryCode | null {
	const code = /^regional-([a-z]{2})$/.exec(source)?.[1]?.toUpperCase()
	return Object.values(countries).find((country) => country.code === code)?.code ?? null
}

/**
 * The path of the page with the signup form of a source.
 *
 * @returns null for a form outside the site's pages, such as the one on the page of an expired link
 * @example pageOfSource('regional-gb') // '/uk'
 * @example pageOfSource('guide-social-battery-drained') // '/social-battery-drained'
 * @example pageOfSource('guide-deutschland-two-words') // '/deutschland/two-words'
 * @example pageOfSource('again') // null
 */
export function pageOfSource(source: string): string | null {
	return formPages.get(source)?.path ?? ownPageOf(source)?.path ?? null
}

/** The email language of a source whose form is in a language other than English. */
export function languageOfSource(source: string): Language | undefined {
	return languageBySource.get(source) ?? ownPageOf(source)?.language
}

/** The page of a source that names an owner's guide, even a deleted one. */
function ownPageOf(source: string): FormPage | null {
	const [, slug] = /^guide-([a-z][a-z0-9-]{2,})$/.exec(source) ?? []
	if (slug === undefined) return null
	const language = pageLanguages.findLast((each) => slug.startsWith(prefixOf(each))) ?? 'en'
	const path = pathPrefixes[language] + slug.slice(prefixOf(language).length)
	return addressFault(path, language) === null ? { path, language } : null
}

/** The beginning of a language's addresses with a hyphen for its last slash, as in sources: `/deutschland-`. */
function prefixOf(language: PageLanguage): string {
	return pathPrefixes[language].slice(1).replace('/', '-')
}

function versionsOf(test: Test): (readonly [string, FormPage])[] {
	return Object.entries(pages[test]).map(([tag, path]) => {
		const language = languageOf(tag)
		return [testSource(test, language), { path, language }]
	})
}

function languageOf(tag: string): Language {
	return languages.find((language) => tag.startsWith(language)) ?? 'en'
}
