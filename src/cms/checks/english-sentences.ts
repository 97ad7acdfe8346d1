import { languageNames } from '#site-map/languages.ts'
import { allWordsFiles, placesIn, readEdited } from '#cms/reader/files/addresses.ts'
import type { TextPlace } from '#cms/reader/files/text-places.ts'
import { perSite } from '#cms/reader/site.ts'

/**
 * English words that do not exist in German, Portuguese or Spanish. A sentence is English if it has at least two of
 * them and they are at least 20% of its words.
 */
const englishWords =
	/\b(?:the|and|of|to|with|that|this|these|are|have|has|what|when|how|from|you|your|they|their|would|about|which|is|it|be|been|were|than|into|but|we|our|my|or|at|because|without)\b/gi

/** Names that stay English in every language. */
const names = [
	'The Myers & Briggs Foundation',
	'Myers-Briggs Type Indicator',
	'How We Feel',
	'Twitter',
	'LinkedIn',
	...Object.values(languageNames),
]

/** Files with the labels that pages and emails share. These labels are easily left untranslated. */
const labelFiles =
	/^(?:messages\/\w\w\/[\w-]+|pages\/\w\w\/(?:guides|printables)|quizzes\/en\/(?:shared|[\w-]+-test))\.yaml$/

/** English labels that are not also labels in another language. */
const englishLabels = perSite(() => {
	const texts = allWordsFiles()
		.filter((file) => labelFiles.test(file))
		.flatMap((file) => placesIn(file, readEdited(file)).filter((each) => isLabel(file, each)))
	const others = new Set(texts.flatMap((each) => (each.language === 'en' ? [] : each.text)))
	return new Set(texts.map(({ text }) => text)).difference(others)
})

/**
 * Whether a text is a label: it starts with three letters and is not a key, which is a single word in lower case. In
 * the file of a test, only the texts below `labels` are labels.
 */
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
