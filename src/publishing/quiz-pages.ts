import { type PageHead, quizHead } from './page-heads.ts'
import { absoluteUrl, appLinksFrom } from '#words/site-urls.ts'
import { name } from '#words/product.ts'
import type { IntrovertTest, MbtiTest, QuizPage } from '#content/types/quiz.ts'
import type { Head } from '#content/types/page.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'

/** The head of a test in one language. */
export function quizPageHead({ about, head }: QuizPage): PageHead {
	return quizHead(about, head)
}

/** What the island of a test needs for its intro. Its other words are in the page, below it. */
export function quizIsland(page: IntrovertTest | MbtiTest) {
	const { head, intro, shared } = page
	const { reload, ...notLoaded } = shared.notLoaded
	return {
		intro,
		sample: sampleQuestion(page),
		failure: shared.failure,
		language: head.language,
		notLoaded: { ...notLoaded, reload: { label: reload, href: head.path } },
		site: quizSite(head),
	} as const
}

/** The first question of a test, for the screen before it. */
function sampleQuestion({ questions, shared }: IntrovertTest | MbtiTest) {
	const values = { question: 1, total: questions.length }
	return { label: fillTemplate(shared.question.announce, values), question: questions[0] } as const
}

/** The site's name and addresses. */
function quizSite({ path }: Head) {
	return { name, address: absoluteUrl(path), signup: appLinksFrom(path).signup('result') } as const
}

/** The address of the result texts of the MBTI test in a language. */
export function resultWordsPath({ language }: Pick<Head, 'language'>) {
	return `/mbti-results/${language}.json` as const
}
