import { energyProfiles } from '#content/quizzes/mbti/energy-profiles.ts'
import { mbtiPairWords } from '#content/quizzes/mbti/pairs.ts'
import { mbtiTypes } from '#content/quizzes/mbti/types.ts'
import type { MbtiWords } from '#content/types/quiz.ts'

/** The texts of all MBTI results. The test loads them as data while the visitor reads the first question. */
export function GET(): Response {
	const words: MbtiWords = { types: mbtiTypes, pairs: mbtiPairWords, profiles: energyProfiles }
	return Response.json(words)
}
