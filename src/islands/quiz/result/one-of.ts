import type { WhyLabels } from '#content/types/quiz-labels.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'

/**
 * Names the questions any one of which would have changed the result: up to three by their numbers.
 *
 * @example oneOf([4, 7, 9], labels, 'en') // 'question 4, 7, or 9'
 */
export function oneOf(
	questions: readonly number[],
	labels: Pick<WhyLabels, 'questions' | 'manyQuestions'>,
	language: PageLanguage,
): string {
	if (questions.length > 3) return fillTemplate(labels.manyQuestions, { count: questions.length })
	const list = new Intl.ListFormat(language, { type: 'disjunction' })
	return fillTemplate(labels.questions, { list: list.format(questions.map(String)) })
}
