import { expect, test } from 'vitest'
import { languages } from '#domain/pages/languages.ts'
import { englishSentences } from '#testing/english-sentences.ts'
import { at, writtenTexts } from '#testing/written-texts.ts'

const others = languages.filter((language) => language !== 'en')

test.each(others)('no text in %s is English', (language) => {
	const own = writtenTexts.filter((each) => each.language === language && isSaid(each.text))
	expect(own.length).toBeGreaterThan(100)
	const english = own.flatMap((each) =>
		englishSentences([withoutSyntax(each.text)]).map((sentence) => at(each, sentence)),
	)
	expect(english).toEqual([])
})

test('the words of a country are in the language of its page', () => {
	const found = writtenTexts.filter(({ file }) => file === 'src/content/countries/br.yaml')
	expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['pt']))
})

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
