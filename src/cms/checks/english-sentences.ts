import { type Language, languageNames, languages, pageLanguages } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
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

/** The words of emails and server-rendered pages. */
function ofServer(language: Language) {
	return [words('mails', language), words('notices', language), words('myData', language)]
}

/** Labels on every page, whose translation is easily forgotten. */
const englishLabels = perSite(
	() =>
		new Set(
			stringsIn([
				words('chrome', 'en'),
				words('guideWords', 'en'),
				words('leadForm', 'en'),
				...ofServer('en'),
				words('printables', 'en'),
				words('quizShared', 'en'),
				words('introvertTest', 'en').labels,
				words('mbtiTest', 'en').labels,
			]),
		),
)
const translatedLabels = perSite(
	() =>
		new Set(
			stringsIn([
				...languages
					.filter((language) => language !== 'en')
					.flatMap((language) => [
						words('chrome', language),
						words('leadForm', language),
						...ofServer(language),
					]),
				...pageLanguages
					.filter((language) => language !== 'en')
					.map((language) => [words('guideWords', language), words('printables', language)]),
			]),
		),
)

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
	if (/^(?:https?:|mailto:|\/)\S*$/.test(sentence)) return false
	const text = names.reduce((rest, name) => rest.replaceAll(name, ''), sentence).trim()
	const found = text.match(englishWords)?.length ?? 0
	return (
		(found >= 2 && found / text.split(/\s+/).length >= 0.2) ||
		(englishLabels().has(text) && !translatedLabels().has(text))
	)
}

/** Every nested string with at least one word, without the names of message arguments. */
function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return /^(?![a-z]+$)\p{L}{3}/u.test(value) ? [value] : []
	if (typeof value !== 'object' || value === null) return []
	// A nested array is a part of a message, which starts with the argument's name.
	if (Array.isArray(value))
		return value.flatMap((each) => stringsIn(Array.isArray(each) ? each.slice(1) : each))
	return Object.values(value).flatMap(stringsIn)
}
