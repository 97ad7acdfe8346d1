import type { PageLanguage } from '#domain/pages/languages.ts'
import { loadFile } from '#islands/lost-file.ts'
import type { MbtiResults } from '#words/schemas/quiz.ts'

const files = {
	en: () => import('#content/quizzes/en/mbti-results.yaml'),
	de: () => import('#content/quizzes/de/mbti-results.yaml'),
	pt: () => import('#content/quizzes/pt/mbti-results.yaml'),
} as const

/**
 * Loads the texts of the results in a language: texts for 16 types would make the script a third larger.
 *
 * @throws {LostFile} if loading fails
 */
export async function loadResultWords(language: PageLanguage): Promise<MbtiResults> {
	const { default: words } = await loadFile(files[language])
	// The build has checked the file.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return words as MbtiResults
}
