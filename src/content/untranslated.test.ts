import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { countries } from '#domain/country/countries.ts'
import { languages } from '#domain/pages/pages.ts'
import { englishSentences } from '#testing/english-sentences.ts'

const others = languages.filter((language) => language !== 'en')

/** Every string of the content by language, those inside functions included, which no page shows. */
const stringsByFile = globSync('src/content/**/*.ts')
	.filter((file) => !file.endsWith('.test.ts'))
	.map((file) => {
		const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
		return { file, strings: stringsOf(source, languageOfFile(file)) }
	})

test.each(others)('no string in %s is English', (language) => {
	const own = stringsByFile.flatMap(({ file, strings }) =>
		englishSentences(shownTexts(strings[language])).map((sentence) => `${file}: ${sentence}`),
	)
	expect(own).toEqual([])
})

test('strings are found in files of a language and in tables by language', () => {
	for (const language of others) {
		const files = stringsByFile.filter(({ strings }) => strings[language]?.length)
		expect(files.length).toBeGreaterThan(10)
		expect(files.map(({ file }) => file)).toContain('src/content/copy-words.ts')
	}
})

/** Without the names of placeholders, which are English. */
function shownTexts(strings: readonly string[] = []): readonly string[] {
	return strings.filter(isSaid).map((text) => text.replaceAll(/\{\w*\}/g, '{}'))
}

/** The heading that the specification fixes for the panel too. */
const fixedHeading = 'Unexpected Application Error!'

/** Whether a string is shown and has to be translated: a word in lower case is a key. */
function isSaid(text: string): boolean {
	return !/^[a-z]+$/.test(text) && text !== fixedHeading
}

/** The language of a file in a folder of the language, or named after it or its country; undefined for English. */
function languageOfFile(file: string): string | undefined {
	const parts = file.replace(/\.ts$/, '').split(/[/-]/)
	return others.find((language) => {
		const codes = Object.entries(countries)
			.filter(([, country]) => country.language.startsWith(language))
			.map(([code]) => code.toLowerCase())
		return [language, ...codes].some((code) => parts.includes(code))
	})
}

function stringsOf(source: ts.SourceFile, languageOfAll?: string) {
	const found: Record<string, string[]> = {}
	const visit = (node: ts.Node, language: string | undefined): void => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
		if (ts.isElementAccessExpression(node)) return
		if (language && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)))
			(found[language] ??= []).push(node.text)
		const isProperty = ts.isPropertyAssignment(node)
		const key = isProperty && ts.isIdentifier(node.name) ? node.name.text : undefined
		const own = others.find((each) => each === key) ?? language
		if (isProperty) visit(node.initializer, own)
		else ts.forEachChild(node, (child) => visit(child, own))
	}
	visit(source, languageOfAll)
	return found
}
