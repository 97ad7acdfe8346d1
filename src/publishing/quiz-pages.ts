import { absoluteUrl, appLinksFrom } from '#words/site-urls.ts'
import { siteName } from '#words/product.ts'
import type { Head } from '#words/schemas/page.ts'
import { type PageLanguage, pages } from '#domain/pages/pages.ts'
import { siteLanguages } from '#words/site-pages.ts'
import { words } from '#words/entries.ts'
import { publicationIn } from '#words/publications.ts'
import { type PageHead, quizHead } from './page-heads.ts'

/** The page of the introvert test or of the test of sixteen types. */
export type QuizPage =
	| ReturnType<typeof quizPage<'introvertTest'>>
	| ReturnType<typeof quizPage<'mbtiTest'>>

type Test = 'introvertTest' | 'mbtiTest'

/** A test in the languages of the site. */
export function quizPages<Name extends Test>(test: Name) {
	return siteLanguages().map((language) => quizPage(test, language))
}

/** A test in one language. */
export function quizPage<Name extends Test>(test: Name, language: PageLanguage) {
	const { title, description, updated, card, rules, research, ...page } = words(test, language)
	const { notice, share, care, ...shared } = words('quizShared', language)
	const head = {
		title,
		description,
		path: pages[test][language],
		language,
		updated,
		card: { ...card, picture: test, note: title },
	} satisfies Head
	const findings = research.findings.map(({ text, sources }) => ({
		text,
		sources: sources.map((key) => publicationIn(language, key)),
	}))
	return {
		...page,
		head,
		care,
		notes: { notice, rules, findings: { ...research, findings } },
		shared: { ...shared, share: { ...share, afterCopy: words('copyButton')[language] } },
	}
}

/** The head of a test in one language. */
export function quizPageHead({ about, head }: Pick<QuizPage, 'about' | 'head'>): PageHead {
	return quizHead(about, head)
}

/** The words of a test's intro for its island. Its other words are in the page, below it. */
export function quizIsland(page: QuizPage) {
	const { head, intro, shared } = page
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
	return {
		name: siteName(),
		address: absoluteUrl(path),
		signup: appLinksFrom(path).signup('result'),
	} as const
}
