import type { APIRoute, GetStaticPaths } from 'astro'
import { mbtiTests } from '#content/quizzes/quizzes.ts'
import type { MbtiTest } from '#content/types/quiz.ts'

/** The texts of all MBTI results. The test loads them as data while the visitor reads the first question. */
export const getStaticPaths: GetStaticPaths = () =>
	Object.values(mbtiTests).map((test) => ({
		params: { language: test.head.language },
		props: test,
	}))

export const GET: APIRoute<MbtiTest> = ({ props }) => Response.json(props.results)
