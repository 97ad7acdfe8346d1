import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { collections } from '#cms/reader/collections.ts'
import { words } from '#cms/reader/entries.ts'

/** A language that nobody speaks, so that no file knows it. */
const madeUp = 'xx'

const root = process.cwd()
const tableFiles = ['languages.ts', 'pages.ts'].map((file) => resolve(root, 'src/site-map', file))

test('a new language without pages compiles once its texts for header, emails and notices are added, without changes to other code', () => {
	const withCode = problemsOf((file, text) =>
		tableFiles.includes(file) ? addWithoutPages(text) : text,
	)
	expect(withCode.length).toBeGreaterThan(8)

	// Adds the language without pages, with English words in the tables that need a value for each language.
	const withWords = problemsOf((file, text) =>
		addToTables(file, tableFiles.includes(file) ? addWithoutPages(text) : text, asItIs, 'es'),
	)
	expect(withWords).toEqual([])
}, 600_000)

test.each(['mails', 'notices', 'myData', 'leadForm', 'chrome'] as const)(
	'if a language lacks the texts “%s”, the error names the missing file',
	(name) => {
		const file = collections[name].files.replace('*', madeUp)
		expect(() => words(name, madeUp)).toThrow(`src/content/${file}: This file is missing.`)
	},
)

test('pages in another language compile once their table rows and texts are added, without changes to other code', () => {
	const withWords = problemsOf((file, text) =>
		tableFiles.includes(file) ? addRows(file, text) : addToTables(file, text, asItIs, 'pt'),
	)
	expect(withWords).toEqual([])
}, 600_000)

/**
 * Compiles src/ after `replace` has changed the text of some files. Returns the errors, each after the path of its
 * file.
 */
function problemsOf(replace: (file: string, text: string) => string): readonly string[] {
	const { options, fileNames } = readConfig()
	const host = ts.createCompilerHost(options)
	const readFile = host.readFile.bind(host)
	host.readFile = (file) => {
		const text = readFile(file)
		return text === undefined ? undefined : replace(resolve(file), text)
	}
	const files = fileNames.filter((file) => /\/src\/.*(?<!\.test)\.tsx?$|\/\.schemas\//.test(file))
	const program = ts.createProgram(files, options, host)
	return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
		const path = file?.fileName.slice(root.length + 1) ?? ''
		return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
	})
}

function readConfig(): ts.ParsedCommandLine {
	const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
	const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', { noEmit: true }, host)
	if (!config) throw new Error('tsconfig.json cannot be read')
	return config
}

function asItIs(english: string): string {
	return english
}

function addWithoutPages(text: string): string {
	return text.replace("'es'] as const", `'es', '${madeUp}'] as const`)
}

/** Adds the language to those with pages, and an address for each page that exists in every language. */
function addRows(file: string, text: string): string {
	const rows = addToTables(file, text, (english) => english.replace(/^'/, `'/${madeUp}`), 'pt')
	return rows.replace("'pt'] as const", `'pt', '${madeUp}'] as const`)
}

/**
 * Adds the language to the tables that have a value for each language. The value is made from the English one, or from
 * the German one if there is none.
 *
 * @param last only tables with a value for this language are changed; more tables have one for pt than for es
 */
function addToTables(
	file: string,
	text: string,
	translate: (value: string) => string,
	last: 'pt' | 'es',
): string {
	if (!file.startsWith(resolve(root, 'src'))) return text
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
	const insertions: { readonly at: number; readonly insertion: string }[] = []
	const visit = (node: ts.Node): void => {
		if (ts.isObjectLiteralExpression(node)) {
			const values = new Map(
				node.properties.map((property) => [property.name?.getText(source), valueOf(property)]),
			)
			const value = values.get('en') ?? values.get('de')
			if (value && values.has('de') && values.has(last))
				insertions.push({
					at: node.getStart(source) + 1,
					insertion: `${madeUp}: ${translate(value)},`,
				})
		}
		ts.forEachChild(node, visit)
	}
	visit(source)
	return insertions
		.toSorted((one, other) => other.at - one.at)
		.reduce((all, { at, insertion }) => all.slice(0, at) + insertion + all.slice(at), text)

	function valueOf(property: ts.ObjectLiteralElementLike): string | undefined {
		if (ts.isPropertyAssignment(property)) return property.initializer.getText(source)
		return ts.isShorthandPropertyAssignment(property) ? `{ ...${property.name.text} }` : undefined
	}
}
