import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPair, isScalar, parseDocument, visit } from 'yaml'
import { type Language, languages } from '#domain/pages/languages.ts'
import { englishSentences } from '#testing/english-sentences.ts'
import { wordsFiles } from './words-files.ts'

type Text = { readonly file: string; readonly language: Language; readonly text: string }

const files = ['*.yaml', '*/*.yaml', '*/*/*.yaml', '*/*/*/*.yaml', '*/*/*/*/*.yaml'].flatMap(
	(pattern) => wordsFiles(pattern).map(({ file }) => file),
)

/** Every text of the YAML files, with its place and its language: that of the file, or of a key around it. */
const texts: readonly Text[] = files.flatMap((file) => {
	const found: Text[] = []
	visit(parseDocument(readFileSync(`src/content/${file}`, 'utf8')), {
		Scalar(key, { value }, ancestors) {
			if (key === 'key' || typeof value !== 'string') return
			const keys = ancestors.flatMap((each) =>
				isPair(each) && isScalar(each.key) ? [String(each.key.value)] : [],
			)
			const places = [...file.split('/'), ...keys]
			const language =
				places.flatMap((place) => languages.filter((tag) => tag === place)).at(-1) ?? 'en'
			found.push({ file: `${file} ${keys.join('.')}`, language, text: value })
		},
	})
	return found
})

const others = languages.filter((language) => language !== 'en')

test.each(others)('no text in %s is English', (language) => {
	const own = texts.filter((each) => each.language === language && isSaid(each.text))
	expect(own.length).toBeGreaterThan(100)
	const english = own.flatMap(({ file, text }) =>
		englishSentences([withoutSyntax(text)]).map((sentence) => `${file}: ${sentence}`),
	)
	expect(english).toEqual([])
})

test.each(['de', 'pt'])('no line of prose in %s is English', (language) => {
	const prose = wordsFiles(`*/${language}/*.mdoc`).flatMap(({ file }) =>
		readFileSync(`src/content/${file}`, 'utf8')
			.split('\n')
			.map((line) => ({ file, text: saidIn(line) })),
	)
	expect(prose.length).toBeGreaterThan(100)
	const english = prose
		.filter(({ text }) => isSaid(text))
		.flatMap(({ file, text }) => englishSentences([text]).map((sentence) => `${file}: ${sentence}`))
	expect(english).toEqual([])
})

/** A line without its key, its tags and the addresses of its links. */
function saidIn(line: string): string {
	return line
		.replace(/^\s*(?:- )?[\w-]+: ?|^- /, '')
		.replaceAll(/^['"]|['"]$|\{%[^%]*%\}|\{[\w.]+\}|\]\([^)]*\)/g, '')
}

/** The heading that the specification fixes for the panel too. */
const fixedHeading = 'Unexpected Application Error!'

/** Whether a text is shown and has to be translated: a word in lower case is a key. */
function isSaid(text: string): boolean {
	return !/^[a-z]+$/.test(text) && text !== fixedHeading
}

/** Without the names of arguments and facts, and without what ICU adds around them, which is English. */
function withoutSyntax(text: string): string {
	return text
		.replaceAll(/\{[\w.]+(?:, \w+)?,?\}?/g, '{')
		.replaceAll(/(?:=\d+|\b(?:one|other|many|few|two|zero)) \{/g, '{')
}
