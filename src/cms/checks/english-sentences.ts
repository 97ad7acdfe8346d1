import { languageNames } from '#site-map/languages.ts'
import { allWordsFiles, placesIn, readEdited } from '#cms/reader/files/addresses.ts'
import type { TextPlace } from '#cms/reader/files/text-places.ts'
import { perSite } from '#cms/reader/site.ts'

/** English words that do not exist in German, Portuguese or Spanish. Two of them make a sentence English. */
const englishWords =
	/\b(?:the|and|of|to|with|that|this|these|are|have|has|what|when|how|from|you|your|they|their|would|about|which|is|it|be|been|were|than|into|but|we|our|my|or|at|because|without)\b/gi

/** Names that are English in every language. */
const names = [
	'The Myers & Briggs Foundation',
	'Myers-Briggs Type Indicator',
	'How We Feel',
	'Twitter',
	'LinkedIn',
	...Object.values(languageNames),
]

/** Files with the labels that pages and emails share, whose translation is easily forgotten. */
const labelFiles =
	/^(?:messages\/\w\w\/[\w-]+|pages\/\w\w\/(?:guides|printables)|quizzes\/en\/(?:shared|[\w-]+-test))\.yaml$/

/** English labels that no other language has. */
const englishLabels = perSite(() => {
	const texts = allWordsFiles()
		.filter((file) => labelFiles.test(file))
		.flatMap((file) => placesIn(file, readEdited(file)).filter((each) => isLabel(file, each)))
	const others = new Set(texts.flatMap((each) => (each.language === 'en' ? [] : each.text)))
	return new Set(texts.map(({ text }) => text)).difference(others)
})

/** Whether a text is a label, which has at least one word. In the file of a test, only the texts below `labels` are. */
function isLabel(file: string, { place, text }: TextPlace): boolean {
	return (
		/^(?![a-z]+$)\p{L}{3}/u.test(text) &&
		(!file.endsWith('-test.yaml') || place.startsWith('labels/'))
	)
}

/**
 * Finds English sentences and labels in a page, an email or a content file. Ignores names and addresses.
 *
 * @param texts in any language, such as the result of `visibleTexts`
 * @example englishSentences(['Lies das.', 'Read what the app does.']) // ['Read what the app does.']
 */
export function englishSentences(texts: readonly string[]): readonly string[] {
	const found = texts.flatMap((text) => text.split(/(?<=[.?!:])\s|\n/)).filter(isEnglish)
	return [...new Set(found)]
}

function isEnglish(sentence: string): boolean {
	if (/^(?:https?:|mailto:|page:|app:|\/)\S*$/.test(sentence)) return false
	const text = names.reduce((rest, name) => rest.replaceAll(name, ''), sentence).trim()
	const found = text.match(englishWords)?.length ?? 0
	return (found >= 2 && found / text.split(/\s+/).length >= 0.2) || englishLabels().has(text)
}
