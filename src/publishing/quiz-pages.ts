import { introvertHead, introvertIntro } from '#content/quizzes/introvert/page.ts'
import { mbtiHead, mbtiIntro } from '#content/quizzes/mbti/page.ts'
import { type PageHead, quizHead } from './page-heads.ts'
import { absolute, appFrom } from '#content/links.ts'
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

/** What a quiz needs to know of the site around it. */
export function siteAround({ path }: Head) {
	return { name, address: absolute(path), signup: appFrom(path).signup('result') } as const
}
