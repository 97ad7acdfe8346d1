import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** A language that nobody speaks, so that no file knows it. */
const madeUp = 'xx'

const root = process.cwd()
const tableFiles = ['languages.ts', 'pages.ts'].map((file) =>
	resolve(root, 'src/domain/pages', file),
)

test('a further language needs rows and words, and no other code', () => {
	// First its code and addresses: each table of words that lacks it is an error.
	const withRows = problemsOf((file, text) =>
		tableFiles.includes(file) ? addRows(file, text) : text,
	)
	expect(withRows.length).toBeGreaterThan(20)

	// Then words in every table by language, here English ones: nothing else is missing.
	const withWords = problemsOf((file, text) =>
		tableFiles.includes(file) ? addRows(file, text) : addToTables(file, text, (english) => english),
	)
	expect(withWords).toEqual([])
}, 600_000)

/** Compiles src/ with some of its texts replaced. Returns the files with errors, and what is wrong. */
function problemsOf(replace: (file: string, text: string) => string): readonly string[] {
	const { options, fileNames } = readConfig()
	const host = ts.createCompilerHost(options)
	const readFile = host.readFile.bind(host)
	host.readFile = (file) => {
		const text = readFile(file)
		return text === undefined ? undefined : replace(resolve(file), text)
	}
	const files = fileNames.filter((file) => /\/src\/.*(?<!\.test)\.tsx?$/.test(file))
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

/** The language, and an address for each page that exists in every language. */
function addRows(file: string, text: string): string {
	const rows = addToTables(file, text, (english) => english.replace(/^'/, `'/${madeUp}`))
	return rows.replace("'pt'] as const", `'pt', '${madeUp}'] as const`)
}

/** Adds the language to every object with the keys de and pt, with what the English or the first value becomes. */
function addToTables(file: string, text: string, translate: (value: string) => string): string {
	if (!file.startsWith(resolve(root, 'src'))) return text
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
	const insertions: { readonly at: number; readonly words: string }[] = []
	const visit = (node: ts.Node): void => {
		if (ts.isObjectLiteralExpression(node)) {
			const values = new Map(
				node.properties.map((property) => [property.name?.getText(source), valueOf(property)]),
			)
			const value = values.get('en') ?? values.get('de')
			if (value && values.has('de') && values.has('pt'))
				insertions.push({ at: node.getStart(source) + 1, words: `${madeUp}: ${translate(value)},` })
		}
		ts.forEachChild(node, visit)
	}
	visit(source)
	return insertions
		.toSorted((one, other) => other.at - one.at)
		.reduce((all, { at, words }) => all.slice(0, at) + words + all.slice(at), text)

	function valueOf(property: ts.ObjectLiteralElementLike): string | undefined {
		if (ts.isPropertyAssignment(property)) return property.initializer.getText(source)
		return ts.isShorthandPropertyAssignment(property) ? `{ ...${property.name.text} }` : undefined
	}
}
