import { withAppLinks } from '#cms/reader/facts/app-links.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import type { Head } from '#cms/reader/schemas/page.ts'
import { type PageLanguage, pages } from '#site-map/pages.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { citedWorkIn } from '#cms/reader/prose/cited-works.ts'
import { perSite } from '#cms/reader/site.ts'
import { type BlockPage, faqOf, placeAt, shownBlocks } from './block-pages.ts'
import { breadcrumbList, quiz } from '#site/seo/json-ld.ts'
import { leadFormOnResults } from './lead-form.ts'
import { makerLine, testMaker } from './maker-line.ts'
import { testSource } from '#site-map/signup-source.ts'

type Test = 'introvertTest' | 'mbtiTest'

export function quizPages<Name extends Test>(test: Name) {
	return siteLanguages().map((language) => quizPage(test, language))
}

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
		sources: sources.map((key) => citedWorkIn(language, key)),
	}))
	const { reload, ...notLoaded } = shared.notLoaded
	return {
		...page,
		head,
		care,
		maker: makerLine('test', head),
		/** Below the result. */
		notes: { notice, rules, findings: { ...research, findings }, maker: testMaker(language) },
		/** The form below the result. */
		lead: { ...leadFormOnResults(language), source: testSource(test, language) },
		shared: { ...shared, share: { ...share, afterCopy: words('copyButton')[language] } },
		/** The props of the island. The words that it needs after the intro are in the page, below the island. */
		island: {
			intro: page.intro,
			failure: shared.failure,
			language,
			notLoaded: { ...notLoaded, reload: { label: reload, href: head.path } },
			site: {
				name: siteName(),
				address: absoluteUrl(head.path),
				signup: withAppLinks('app:signup/result', head.path),
			},
		},
	}
}

export type TestBlock = {
	[Name in Test]: {
		readonly block: Name
		readonly id: string
		readonly page: ReturnType<typeof quizPage<Name>>
	}
}[Test]

export const testPages = perSite((): readonly BlockPage[] => [
	...quizPages('introvertTest').map((page) =>
		testPage({ block: 'introvertTest', id: 'quiz', page }),
	),
	...quizPages('mbtiTest').map((page) => testPage({ block: 'mbtiTest', id: 'quiz', page })),
])

function testPage(block: TestBlock): BlockPage {
	const { head, about, intro } = block.page
	const blocks = shownBlocks({ [block.id]: block }, block.page, placeAt(head.path, head.language))
	const structured = [quiz(about, head), ...faqOf(blocks), breadcrumbList(head.title, head)]
	return { head: { ...head, structured }, blocks, leave: intro.home }
}
