import { globSync, readFileSync } from 'node:fs'
import { type Language, languages } from '#site-map/pages.ts'
import { overviewPages, typePages } from '#site-map/type-pages.ts'
import { keysIn } from '#values/keys-in.ts'

export type BuiltPage = { readonly path: string; readonly file: string; readonly html: string }

export const allPages: readonly BuiltPage[] = globSync('dist/site/**/*.html')
	.toSorted()
	.map((file) => ({
		file,
		path: `/${file.slice('dist/site/'.length, -'.html'.length)}`.replace(/\/index$/, '/'),
		html: readFileSync(file, 'utf8'),
	}))

const isIndexed = ({ html }: BuiltPage) => !html.includes('content="noindex"')

/** All pages that search engines may index. */
export const allPublicPages = allPages.filter(isIndexed)

/**
 * The pages of each family's types, except its first type. They have the same template and blocks as the first type's
 * pages, so only `npm run test:all` checks them.
 */
const alike = new Set<string>(
	keysIn(overviewPages).flatMap((family) =>
		typePages
			.filter((type) => type.family === family)
			.slice(process.env['ALL_PAGES'] === undefined ? 1 : Infinity)
			.flatMap(({ paths }) => Object.values(paths)),
	),
)

export const pages = allPages.filter(({ path }) => !alike.has(path))

export const publicPages = pages.filter(isIndexed)

/** An attribute's values on all elements of a type, in document order. */
export function attributeValues(html: string, element: string, name: string): string[] {
	const pattern = new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'gi')
	return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

export function languageOf(html: string): Language {
	const [, tag = ''] = /<html\b[^>]*?\slang="([^"]*)"/.exec(html) ?? []
	return languages.find((language) => tag.startsWith(language)) ?? 'en'
}
