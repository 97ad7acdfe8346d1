import { globSync, readFileSync } from 'node:fs'
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { countries } from '#domain/country/countries.ts'
import { type Language, languages } from '#domain/pages/languages.ts'

/** A text as it stands in a file of `src/content`, before facts are filled in. */
export type WrittenText = {
	/** From the root of the project: `src/content/countries/de.yaml`. */
	readonly file: string
	readonly line: number
	readonly language: Language
	readonly text: string
	/** The same with the tags and addresses of Markdoc. */
	readonly marked: string
}

/** Every text of the files of words, with its language: that of the file, or of a key around it. */
export const writtenTexts: readonly WrittenText[] = [
	...globSync('src/content/**/*.yaml').toSorted().flatMap(textsOfYaml),
	...globSync('src/content/**/*.mdoc').toSorted().flatMap(linesOfProse),
]

function textsOfYaml(file: string): readonly WrittenText[] {
	const lines = new LineCounter()
	const found: WrittenText[] = []
	visit(parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }), {
		Scalar(key, { value, range }, ancestors) {
			if (key === 'key' || typeof value !== 'string') return
			const keys = ancestors.flatMap((each) =>
				isPair(each) && isScalar(each.key) ? [String(each.key.value)] : [],
			)
			const language = keys.flatMap(languageNamed).at(-1) ?? languageOfFile(file)
			found.push({
				file,
				line: lines.linePos(range?.[0] ?? 0).line,
				language,
				text: value,
				marked: value,
			})
		},
	})
	return found
}

function linesOfProse(file: string): readonly WrittenText[] {
	const language = languageOfFile(file)
	return readFileSync(file, 'utf8')
		.split('\n')
		.map((line, index) => ({ file, line: index + 1, language, text: saidIn(line), marked: line }))
}

/** A line without its key, its tags and the addresses of its links. */
function saidIn(line: string): string {
	return line
		.replace(/^\s*(?:- )?[\w-]+: ?|^- /, '')
		.replaceAll(/^['"]|['"]$|\{%[^%]*%\}|\{[\w.]+\}|\]\([^)]*\)/g, '')
}

/** The language of a file in a folder of the language, or named after a country. */
function languageOfFile(file: string): Language {
	const country = /\/countries\/(\w+)\./.exec(file)?.[1]
	const locale = Object.values(countries).find(({ code }) => code.toLowerCase() === country)
	const parts = [...file.split('/'), ...(locale?.language.split('-') ?? [])]
	return parts.flatMap(languageNamed).at(-1) ?? 'en'
}

function languageNamed(name: string): readonly Language[] {
	return languages.filter((tag) => tag === name)
}
