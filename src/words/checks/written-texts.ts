import type { Language } from '#domain/pages/languages.ts'
import { allWordsFiles, isProse, readEdited } from '#words/addresses.ts'
import { languageOf, yamlPlaces } from '#words/text-places.ts'

/** A text as written in a file of `src/content`, before facts are filled in. */
export type WrittenText = {
	/** Relative to the project root: `src/content/countries/de.yaml`. */
	readonly file: string
	readonly line: number
	readonly language: Language
	readonly text: string
	/** The same, including the tags and addresses of Markdoc. */
	readonly marked: string
}

/** Every text of all files with their edits, in its language: that of an enclosing key, else of the file. */
export function writtenTexts(): readonly WrittenText[] {
	return allWordsFiles().flatMap((file) => (isProse(file) ? linesOfProse(file) : textsOfYaml(file)))
}

function textsOfYaml(file: string): readonly WrittenText[] {
	return yamlPlaces(file, readEdited(file)).map(({ language, line, text }) => ({
		file: `src/content/${file}`,
		line,
		language,
		text,
		marked: text,
	}))
}

function linesOfProse(file: string): readonly WrittenText[] {
	const language = languageOf(file)
	return readEdited(file)
		.split('\n')
		.map((line, index) => ({
			file: `src/content/${file}`,
			line: index + 1,
			language,
			text: saidIn(line),
			marked: line,
		}))
}

/** A line without its key, its tags and the addresses of its links. */
function saidIn(line: string): string {
	return line
		.replace(/^\s*(?:- )?[\w-]+: ?|^- /, '')
		.replaceAll(/^['"]|['"]$|\{%[^%]*%\}|\{[\w.]+\}|\]\([^()]*\)/g, '')
}
