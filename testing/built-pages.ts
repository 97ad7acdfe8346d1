import { globSync, readFileSync } from 'node:fs'
import { type Language, languages } from '#site-map/pages.ts'

export type BuiltPage = { readonly path: string; readonly file: string; readonly html: string }

/** All built pages with their public paths. */
export const pages: readonly BuiltPage[] = globSync('dist/site/**/*.html')
	.toSorted()
	.map((file) => ({
		file,
		path: `/${file.slice('dist/site/'.length, -'.html'.length)}`.replace(/\/index$/, '/'),
		html: readFileSync(file, 'utf8'),
	}))

/** Pages that search engines may index. */
export const publicPages = pages.filter(({ html }) => !html.includes('content="noindex"'))

/** An attribute's values on all elements of a type, in document order. */
export function attributeValues(html: string, element: string, name: string): string[] {
	const pattern = new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'gi')
	return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

export function languageOf(html: string): Language {
	const [, tag = ''] = /<html\b[^>]*?\slang="([^"]*)"/.exec(html) ?? []
	return languages.find((language) => tag.startsWith(language)) ?? 'en'
}
