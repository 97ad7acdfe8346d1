import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { places as panelPlaces } from '#panel/places.ts'
import { testPages } from '#features/counts/rules/form-count.ts'
import { attributeValues, pages } from '#testing/built-pages.ts'

/** The maximum size of all script files loaded by one page, compressed as sent, in bytes. */
const maxScriptBytes = {
	/** Includes the drawings of the rooms of sixteen types. */
	quiz: 76_000,
	/** Includes the questions and the result of the tool, and links to other tools that carry the entered values. */
	tool: 78_500,
	/**
	 * The panel with its largest place, “Textos”, which has the preview, the faults of texts, and the forms for pages,
	 * blocks, facts and tables. Visitors load none of it. The panel also parses the server's responses with Zod schemas,
	 * and has its words in scripts. TanStack Query takes 10 kB. The editor of letters, 86 kB, and the library for
	 * comboboxes, 40 kB, are loaded on use and not counted.
	 */
	panel: 150_000,
}

const islands = pages.filter(({ html }) => html.includes('<astro-island'))

test('both quizzes have an island', () => {
	const paths = islands.map(({ path }) => path)
	expect(paths).toContain('/introvert-test')
	expect(paths).toContain('/mbti-test')
})

test.each(islands)('$path loads no more script than its budget allows', ({ path, html }) => {
	const components = attributeValues(html, 'astro-island', 'component-url')
	const files = withImports([
		...components,
		...attributeValues(html, 'astro-island', 'renderer-url'),
		...attributeValues(html, 'script', 'src'),
	])
	const places = kindOf(path) === 'panel' ? components.flatMap(loadedOnUse) : []
	// The panel also loads a library for passkeys on use, so there may be more files than places.
	const expected = kindOf(path) === 'panel' ? panelPlaces.length : 0
	expect(places.length).toBeGreaterThanOrEqual(expected)
	const placeBytes = places.map((place) =>
		bytesOf(withImports([place]).filter((file) => !files.includes(file))),
	)
	expect(bytesOf(files) + Math.max(0, ...placeBytes)).toBeLessThanOrEqual(
		maxScriptBytes[kindOf(path)],
	)
})

/** The panel is left out, because it renders nothing before its script. */
test.each(islands.filter(({ path }) => !path.startsWith('/waitlist')))(
	'$path is painted before its script is requested',
	({ html }) => {
		expect(attributeValues(html, 'astro-island', 'client')).toEqual(['painted'])
		expect(html).not.toMatch(/rel="(?:modulepreload|preload)"/)
	},
)

test.each(islands)("$path ships React's production build", ({ html }) => {
	const scripts = withImports(attributeValues(html, 'astro-island', 'renderer-url')).map((file) =>
		readFileSync(`dist/client${file}`, 'utf8'),
	)
	expect(scripts.join('')).not.toContain('Check the render method')
})

test.each(islands)(
	'each script file of the island of $path has the hint to compile all functions on load',
	({ html }) => {
		const files = withImports([
			...attributeValues(html, 'astro-island', 'component-url'),
			...attributeValues(html, 'astro-island', 'renderer-url'),
		])
		const first = files.map((file) => readFileSync(`dist/client${file}`, 'utf8').split('\n')[0])
		expect(new Set(first)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
	},
)

test.each(pages)(
	'no inline script of $path has the hint to compile all functions on load',
	({ html }) => {
		expect(html).not.toContain('allFunctionsCalledOnLoad')
	},
)

function kindOf(path: string): keyof typeof maxScriptBytes {
	if (path.startsWith('/waitlist')) return 'panel'
	return testPages.has(path) ? 'quiz' : 'tool'
}

function bytesOf(files: readonly string[]): number {
	return files.reduce((sum, file) => sum + statSync(sentFile(file)).size, 0)
}

function loadedOnUse(file: string): string[] {
	const script = readFileSync(`dist/client${file}`, 'utf8')
	const names = [...script.matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)]
	return names.map(([, name = '']) => `/assets/${name}`)
}

/** The path of the file as it is sent: compressed, unless brotli does not shrink it. */
function sentFile(file: string): string {
	const compressed = `dist/client${file}.br`
	return existsSync(compressed) ? compressed : `dist/client${file}`
}

function withImports(files: readonly string[]): string[] {
	const found = new Set(files)
	// A Set iterates over items added during iteration.
	for (const file of found)
		for (const [, name = ''] of readFileSync(`dist/client${file}`, 'utf8').matchAll(
			/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
		))
			found.add(`/assets/${name}`)
	return [...found]
}
