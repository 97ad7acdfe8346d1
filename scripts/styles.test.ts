import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

const modules = new Map(files('src/**/*.module.css').map((file) => [file, classesOf(file)]))
const uses = files('src/**/*.{ts,tsx,astro}').flatMap(usesIn)

test('every class that a component uses from a CSS module exists there', () => {
	const missing = uses.filter(({ module, name }) => !modules.get(module)?.has(name))
	expect(
		missing.map(({ place, key, module }) => `${place} [${key}] names no class of ${module}`),
	).toEqual([])
})

test('every class of a CSS module is used by a component that imports that module', () => {
	const used = new Set(uses.map(({ module, name }) => `${module} ${name}`))
	const unused = [...modules].flatMap(([module, classes]) =>
		[...classes].filter(([name]) => !used.has(`${module} ${name}`)),
	)
	expect(unused.map(([name, place]) => `${place} nothing uses .${name}`)).toEqual([])
})

test('every class name written as a literal is defined in a global style sheet', () => {
	// A list with any class has no bullets. `plain` is a class without rules, for lists that need no other style.
	const known = new Set(['plain', ...rulesOf('src/**/*.css').flatMap(sharedClassesOf)])
	const written = files('src/**/*.{tsx,astro}')
		.filter((file) => !file.includes('.test.'))
		.flatMap((file) =>
			[...read(file).matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
				([, text, template]) =>
					(text ?? template ?? '')
						.replaceAll(/\$\{[^}]*\}/g, ' ')
						.split(/\s+/)
						.filter((name) => name !== '' && !known.has(name))
						.map((name) => `${file}: .${name}`),
			),
		)
	expect(written).toEqual([])
})

test('a separator between two texts is attached to the first, so that no line begins with a separator', () => {
	const loose = files('src/**/*.{ts,tsx,astro,yaml,mdoc}')
		.filter((file) => !file.includes('.test.'))
		.flatMap((file) =>
			read(file)
				.split('\n')
				.filter((line) => / (?:&nbsp;)?[·•]/.test(line))
				.map((line) => `${file}: ${line.trim()}`),
		)
	expect(loose).toEqual([])
	const drawn = rulesOf('src/**/*.css').filter(
		({ selector, values }) =>
			/\+ [^,]*::before/.test(selector) && /^['"]\s*[·•|,/]/.test(values.get('content') ?? ''),
	)
	expect(drawn.map(({ place }) => place)).toEqual([])
})

test('no background has a transition if the colour of the text on it changes without one', () => {
	const rules = rulesOf('src/**/*.css')
	const faded = rules.filter(({ values }) =>
		/\bbackground|\ball\b/.test(values.get('transition') ?? ''),
	)
	const hidden = faded.filter(({ file, selector }) =>
		rules.some(
			(other) =>
				other.file === file &&
				other.values.has('color') &&
				other.selector.split(',').some((each) => each.trim().startsWith(`${selector}:`)),
		),
	)
	expect(hidden.map(({ place }) => place)).toEqual([])
})

test('no :has() selector makes the browser restyle the whole page for each part of the page that the browser parses', () => {
	// All elements inherit the root's variables, so a rule that sets them restyles the whole page. These two elements are
	// exceptions, because they come before all content.
	const early = ['.header', '[data-consent]:not([hidden])']
	const slow = rulesOf('src/site/**/*.css').filter(({ selector, values }) => {
		const setsVariables = [...values.keys()].some((name) => name.startsWith('--'))
		const onRoot = /^(?::root|html|body):has\((.*)\)$/.exec(selector)?.[1]
		return (
			/:has\([^)]*(?:-child|-of-type|:empty)/.test(selector) ||
			(onRoot !== undefined && setsVariables && !early.includes(onRoot))
		)
	})
	expect(slow.map(({ place }) => place)).toEqual([])
})

/** Each rule with its declarations. */
function rulesOf(pattern: string) {
	return files(pattern).flatMap((file) => {
		const rules: { file: string; place: string; selector: string; values: Map<string, string> }[] =
			[]
		parse(read(file)).walkRules((rule) => {
			const values = new Map<string, string>()
			rule.each((node) => {
				if (node.type === 'decl') values.set(node.prop, node.value)
			})
			const place = `${file}:${rule.source?.start?.line}`
			rules.push({ file, place, selector: rule.selector, values })
		})
		return rules
	})
}

/** The classes of a rule that any component can use by name: in a CSS module, only those in `:global()`. */
function sharedClassesOf({ file, selector }: { readonly file: string; readonly selector: string }) {
	const shared = file.endsWith('.module.css')
		? [...selector.matchAll(/:global\(([^)]*)\)/g)].map(([, inner]) => inner ?? '').join(' ')
		: selector
	return [...shared.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)
}

/** Each class of a module and where it is first selected. Classes in `:global()` belong to other files. */
function classesOf(file: string): Map<string, string> {
	const classes = new Map<string, string>()
	parse(read(file)).walkRules(({ selector, source }) => {
		const own = selector.replaceAll(/:global\([^)]*\)/g, '')
		for (const [, name = ''] of own.matchAll(/\.([\w-]+)/g)) {
			if (!classes.has(name)) classes.set(name, `${file}:${source?.start?.line}`)
		}
	})
	return classes
}

/**
 * Every use of a class of an imported CSS module in a file. `name` is empty unless the class is written as a literal:
 * `styles['name']`.
 */
function usesIn(file: string) {
	const text = read(file)
	const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)
	return [...imports].flatMap(([, local, path = '']) => {
		const module = path.startsWith('#')
			? relative(root, new URL(import.meta.resolve(path)).pathname)
			: join(dirname(file), path)
		const mentions = text.matchAll(new RegExp(`\\b${local}\\[([^\\]]*)`, 'g'))
		return [...mentions].map(({ 1: key = '', index }) => ({
			place: `${file}:${text.slice(0, index).split('\n').length}`,
			key,
			module,
			name: /^'([\w-]+)'$/.exec(key)?.[1] ?? '',
		}))
	})
}
