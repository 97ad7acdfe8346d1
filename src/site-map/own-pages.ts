import { countries } from './countries/countries.ts'
import { countryAliases } from './countries/country-aliases.ts'
import { appPathAliases, pathAliases } from './path-aliases.ts'
import { wordGroups } from './word-groups.ts'
import { type PageLanguage, type PageName, pages } from './pages.ts'
import { printPaths } from './print-pages.ts'

/** A page made by the owner, which is not in the table of pages: its file gives its name and its address. */
export type OwnPage = {
	/** Below `src/content`. */
	readonly file: string
	readonly language: PageLanguage
	/** The same for its translations. */
	readonly page: string
	readonly path: string
	/** Its former addresses, which redirect to it. */
	readonly formerPaths?: readonly string[]
}

export const pageKindsToMake = { guide: 'guides', landing: 'landings' } as const

export type PageKindToMake = keyof typeof pageKindsToMake

/** For each kind of new page, the files that it can be a copy of. */
export const copyable = {
	guide: /^guides\//,
	landing: /^(?:landings\/|countries\/|pages\/en\/home\.yaml$)/,
} as const satisfies Record<PageKindToMake, RegExp>

/** In all languages together. */
export const maxOwnPages = 200

/**
 * The maximum length of an address, in characters. The signup source of a page's form contains the address, and signup
 * sources have a limited length.
 */
export const maxPathLength = 56

export function isCreatablePath(file: string): boolean {
	return (
		file.length <= 80 &&
		/^(?:guides|landings)\/(?:en|de|pt)\/[a-z][a-z0-9-]{0,59}\.(?:mdoc|yaml)$/.test(file)
	)
}

export const pathPrefixes = {
	en: '/',
	de: `${countries.DE.path}/`,
	pt: `${countries.BR.path}/`,
} as const satisfies Record<PageLanguage, string>

/** First segments of the server's own addresses and of the addresses of files. */
const reserved = new Set(
	'api healthz readyz metrics letters waitlist notices requested assets media embed oembed pins print quotes texts types index'.split(
		' ',
	),
)

const taken: ReadonlySet<string> = new Set([
	...[...Object.values(pages), ...Object.values(printPaths)].flatMap((row) => Object.values(row)),
	...Object.keys(pathAliases),
	...Object.keys(appPathAliases),
	...Object.keys(countryAliases).map((code) => `/${code}`),
])

/**
 * Why an owner's page cannot have an address: `form` if the address does not have the form `/deutschland/two-words` or
 * is too long, `taken` if it belongs to something else or its signup source would be ambiguous.
 *
 * @example addressFault('/two-words', 'en') // null
 * @example addressFault('/pricing', 'en') // 'taken'
 */
export function addressFault(path: string, language: PageLanguage): 'form' | 'taken' | null {
	const prefix = pathPrefixes[language]
	const name = path.slice(prefix.length)
	if (path.length > maxPathLength || !path.startsWith(prefix)) return 'form'
	if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length < 3) return 'form'
	// In the signup source of a page's form, hyphens replace slashes, so `/deutschland-x` would look like
	// `/deutschland/x`.
	const isLikeOther = Object.values(pathPrefixes).some((each) =>
		`/${name}`.startsWith(each.length > 1 ? `${each.slice(0, -1)}-` : '//'),
	)
	return reserved.has(name) || isLikeOther || taken.has(path) ? 'taken' : null
}

/**
 * The page of the guide that a file translates, if the guide is in the repository and lacks the file's language.
 *
 * @example translatedGuide('guides/de/social-battery-tracker.mdoc') // 'socialBatteryTracker'
 */
export function translatedGuide(file: string): PageName | undefined {
	const [, language, slug] = /^guides\/(\w+)\/([\w-]+)\.mdoc$/.exec(file) ?? []
	const guide = wordGroups.guides.find(({ files }) => files[0] === `guides/*/${slug}.mdoc`)
	const row: Readonly<Record<string, string>> = guide?.page ? pages[guide.page] : {}
	return language === undefined || Object.hasOwn(row, language) ? undefined : guide?.page
}

/** The name of a page from the name of its file: `twoWords` for `two-words`. */
export function ownPageName(slug: string): string {
	const [first = '', ...others] = slug.split('-')
	return first + others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}
