import type { SayNoPage } from '#content/types/say-no.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { siteHost } from '#words/site-urls.ts'
import { name as siteName } from '#words/product.ts'
import type { WeekPage } from '#content/types/week.ts'
import { type PageHead, toolHead } from './page-heads.ts'

/** The head of Two sheets in one language. */
export function twoSheetsHead({ head, name, faq: { questions } }: TwoSheetsPage): PageHead {
	return toolHead(head, { name, questions })
}

/** The head of "Your week". */
export function weekHead({ head, name, faq }: WeekPage): PageHead {
	return toolHead(head, { name, questions: faq.questions })
}

/** What the island of "Your week" needs from its page. */
export function weekIsland({ head, failure, notLoaded, offers: { sayNo } }: WeekPage) {
	return { failure, notLoaded, sayNo, sender: [siteName, siteHost + head.path] } as const
}

/** The head of Say no in one language. */
export function sayNoHead({ head, opening, faq: { questions } }: SayNoPage): PageHead {
	return toolHead(head, { name: opening.title, questions })
}
