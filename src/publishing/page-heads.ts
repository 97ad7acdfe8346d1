import type { PageLanguage, PagePath } from '#domain/pages/pages.ts'
import type { ArticleClosing, ArticleHeadWords, Dates, SourceList } from '#words/schemas/article.ts'
import type { Policy } from '#words/schemas/guides.ts'
import type { Faq } from '#words/schemas/page-parts.ts'
import type { Head } from '#words/schemas/page.ts'
import { isOnlyInEdits } from '#words/pages/own-pages.ts'
import { homePage } from './block-pages.ts'
import {
	article,
	breadcrumbList,
	faqPage,
	quiz,
	type Thing,
	webApplication,
	webPage,
} from './json-ld.ts'

/** A page's head: its own words, and metadata derived from them. */
export type PageHead = Head & {
	/** The path of the same text as Markdown, `/social-battery-drained.md`. */
	readonly markdown?: string
	/** The schema.org items of the page. */
	readonly structured?: readonly Thing[]
}

/** The head of a page in Markdoc. */
type GuideHead = Policy['head'] & {
	readonly path: PagePath
	readonly language: PageLanguage
	readonly updated?: string
}

type Illustrated = ArticleHeadWords & { readonly head: GuideHead; readonly dates: Dates }

/** The head of an article, or of another page with a main illustration. */
export function articleHead(
	page: Illustrated & Pick<ArticleClosing, 'faq'> & { sources?: SourceList },
): PageHead {
	const { head, title, illustration, alternative, dates, breadcrumb, sources } = page
	return {
		...head,
		markdown: `${head.path}.md`,
		updated: dates.updated,
		card: (isOnlyInEdits(head.path) ? homePage().head.card : undefined) ?? {
			title,
			picture: illustration,
			alternative,
		},
		structured: [
			article(page, sources?.items ?? []),
			faqPage(page.faq),
			breadcrumbList(title, head, breadcrumb?.links),
		],
	}
}

/** The head of a page about the guides. */
export function editorialHead({
	head,
	title,
	illustration,
	alternative,
	dates,
}: Illustrated): PageHead {
	return {
		...head,
		updated: dates.updated,
		card: { title, picture: illustration, alternative },
		structured: [webPage(head), breadcrumbList(title, head)],
	}
}

/** The head of a legal page. */
export function policyHead({
	head,
	title,
	card,
}: Pick<Policy, 'title' | 'card'> & { readonly head: GuideHead }): PageHead {
	return {
		...head,
		card: { title, ...card },
		structured: [webPage(head), breadcrumbList(title, head)],
	}
}

/** The head of a test. */
export function quizHead(about: string, head: Head): PageHead {
	return { ...head, structured: [quiz(about, head), breadcrumbList(head.title, head)] }
}

/** A free tool's head. Its short name is in the breadcrumbs, below the landing page of its language. */
export function toolHead(
	head: Head,
	{ name, questions }: { readonly name: string; readonly questions: Faq['questions'] },
): PageHead {
	return {
		...head,
		isTool: true,
		structured: [webApplication(head), faqPage(questions), breadcrumbList(name, head)],
	}
}
