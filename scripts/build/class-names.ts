import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { AstroIntegration } from 'astro'

/** How a class of a CSS module is called in the page. */
type Naming = (name: string, file: string) => string

/** `hero-lede` instead of `_lede_1x2ab_3`: readable while developing. */
export function readableName(name: string, file: string): string {
	const component = /(\w+?)(Section)?\.module\.css/.exec(file)?.[1] ?? ''
	return `${component.toLowerCase()}-${name}`
}

/**
 * One or two letters a class, the same in every build of the same files. In a page whose styles and
 * markup share one round trip, readable names cost 280 bytes after compression.
 */
export function shortNames(folder = 'src'): Naming {
	const keys = globSync(`${folder}/**/*.module.css`)
		.toSorted()
		.flatMap((file) =>
			[...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(
				([, name = '']) => `${file} ${name}`,
			),
		)
	const names = new Map([...new Set(keys)].map((key, index) => [key, lettersOf(index)]))
	return (name, file) => {
		const path = relative(process.cwd(), file.replace(/\?.*$/, ''))
		return names.get(`${path} ${name}`) ?? readableName(name, file)
	}
}

/** a to z, then aa, ba, … */
function lettersOf(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26))
	return index < 26 ? letter : letter + lettersOf(Math.floor(index / 26) - 1)
}

/** Names classes: readable while developing, short in the built pages. */
export const classNames: AstroIntegration = {
	name: 'class-names',
	hooks: {
		'astro:config:setup': ({ command, updateConfig }) => {
			const generateScopedName = command === 'build' ? shortNames() : readableName
			updateConfig({ vite: { css: { modules: { generateScopedName } } } })
		},
	},
}
