import type { WhyLabels } from '#site/quiz/quiz.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

/**
 * Lists the questions where a different answer to that question alone would have changed the result. If there are more
 * than three, states only their number.
 *
 * @example oneOf([4, 7, 9], labels, 'en') // 'question 4, 7, or 9'
 */
export function oneOf(
	questions: readonly number[],
	labels: Pick<WhyLabels, 'questions' | 'manyQuestions'>,
	language: PageLanguage,
): string {
	if (questions.length > 3)
		return formatMessage(language, labels.manyQuestions, { count: questions.length })
	const list = new Intl.ListFormat(language, { type: 'disjunction' })
	return formatMessage(language, labels.questions, { list: list.format(questions.map(String)) })
}
