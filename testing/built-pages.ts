import { globSync, readFileSync } from 'node:fs'

export type BuiltPage = { readonly path: string; readonly file: string; readonly html: string }

/** Every page as it was built, by the path that a visitor uses. */
export const pages: readonly BuiltPage[] = globSync('dist/**/*.html')
	.toSorted()
	.map((file) => ({
		file,
		path: `/${file.slice('dist/'.length, -'.html'.length)}`.replace(/\/index$/, '/'),
		html: readFileSync(file, 'utf8'),
	}))

/** The pages that everyone may find. */
export const publicPages = pages.filter(({ html }) => !html.includes('content="noindex"'))

/** The values of one attribute on one kind of element, in the order of the page. */
export function attributes(html: string, element: string, name: string): string[] {
	const pattern = new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'gi')
	return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}
