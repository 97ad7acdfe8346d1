import { type PageHead, quizHead } from './page-heads.ts'
import { absoluteUrl, appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { QuizPage } from '#content/types/quiz.ts'
import type { Head } from '#content/types/page.ts'

/** The head of a test in one language. */
export function quizPageHead({ about, head }: QuizPage): PageHead {
	return quizHead(about, head)
}

/** What the island of a test needs for its intro. Its other words are in the page, below it. */
export function quizIsland({ head, intro, shared }: QuizPage) {
	const { reload, ...notLoaded } = shared.notLoaded
	return {
		intro,
		failure: shared.failure,
		language: head.language,
		notLoaded: { ...notLoaded, reload: { label: reload, href: head.path } },
		site: quizSite(head),
	} as const
}

/** The site's name and addresses. */
function quizSite({ path }: Head) {
	return { name, address: absoluteUrl(path), signup: appLinksFrom(path).signup('result') } as const
}

/** The address of the result texts of the MBTI test in a language. */
export function resultWordsPath({ language }: Pick<Head, 'language'>) {
	return `/mbti-results/${language}.json` as const
}
