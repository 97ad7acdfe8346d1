import { introvertHead, introvertIntro } from '#content/quizzes/introvert/page.ts'
import { mbtiHead, mbtiIntro } from '#content/quizzes/mbti/page.ts'
import { type PageHead, quizHead } from './page-heads.ts'
import { absoluteUrl, appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types/page.ts'

export const introvertTest: PageHead = quizHead('Introversion', {
	...introvertHead,
	path: '/introvert-test',
	language: 'en',
	updated: '2026-11-21',
	card: {
		title: introvertIntro.title,
		picture: 'introvertTest',
		alternative:
			'Two open doors: a crowd behind the left one, one reader in a chair behind the right.',
		note: introvertHead.title,
	},
})

export const mbtiTest: PageHead = quizHead('Personality type', {
	...mbtiHead,
	path: '/mbti-test',
	language: 'en',
	updated: '2026-11-21',
	card: {
		title: mbtiIntro.title,
		picture: 'mbtiTest',
		alternative: 'Sixteen windows, four by four. One of them is fully lit.',
		note: mbtiHead.title,
	},
})

/** The site's name and addresses, as the island of a quiz needs them. */
export function quizSite({ path }: Head) {
	return { name, address: absoluteUrl(path), signup: appLinksFrom(path).signup('result') } as const
}
