import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** Shortens every built page. One with an island needs what nothing in its markup shows yet. */
export async function tidyPages(folder: string): Promise<void> {
	await Promise.all(
		globSync(`${folder}/**/*.html`).map(async (file) => {
			const html = await readFile(file, 'utf8')
			if (!html.includes('<astro-island')) await writeFile(file, tidied(html))
		}),
	)
}

/**
 * The same page without the comments between two texts, with attributes written as HTML does, with the
 * parts of drawings closed where they are opened, without paint and styles for what it does not contain, and
 * without needless spaces in the rest of the styles.
 *
 * @example tidied('<path d="M0 0"></path>7<!-- --> days') // '<path d="M0 0"/>7 days'
 */
export function tidied(html: string): string {
	const page = html
		.replaceAll('<!-- -->', '')
		.replace(/<(?:a|button|form|input|img|label|source|track|video)\b[^>]*>/g, (tag) =>
			tag
				.replace(/ ([a-z]+[A-Z][a-zA-Z]*)(?==")/g, (name) => name.toLowerCase())
				.replaceAll('=""', ''),
		)
		.replace(/(<(path|rect|circle|ellipse|stop|use)\b[^>]*)><\/\2>/g, '$1/>')
		.replace(
			/<(linearGradient|radialGradient|pattern) id="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g,
			(paint, _kind, id: string) => (html.includes(`url(#${id})`) ? paint : ''),
		)
	const classes = new Set(
		[...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
	)
	const isUsed = (selector: string) =>
		// What stands in brackets may be a negation: it says nothing about what is there.
		[...selector.replace(/\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) =>
			classes.has(name),
		)
	const withUsedRules = page.replace(/<style>[\s\S]*?<\/style>/g, (style) =>
		style
			.replace(
				/(?<=[{}>])([^{}@<>]*\.[^{}@<>]*)(\{[^{}]*\})/g,
				(_rule, selectors: string, body) => {
					const used = selectors.split(/,(?![^(]*\))/).filter(isUsed)
					return used.length === 0 ? '' : `${used.join(',')}${body}`
				},
			)
			// The minifier keeps spaces in custom properties, and a line for each file.
			.replace(/("[^"]*")|(,) |\n/g, (_all, quoted = '', comma = '') => quoted + comma),
	)
	return withUsedRules.replace(/(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
		page.includes(`var(${name})`) || page.includes(`var(${name},`) ? declaration : '',
	)
}
