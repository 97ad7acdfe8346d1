import { introvertHead, introvertIntro } from '#content/quizzes/introvert/page.ts'
import { mbtiHead, mbtiIntro } from '#content/quizzes/mbti/page.ts'
import { breadcrumbList, quiz } from '#content/structured-data/say.ts'
import { absolute, appFrom } from '#content/links.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types.ts'

export const introvertTest: Head = quizHead('Introversion', {
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

export const mbtiTest: Head = quizHead('Personality type', {
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

function quizHead(about: string, head: Head): Head {
	return { ...head, structured: [quiz(about, head), breadcrumbList(head.title, head.path)] }
}

/** What a quiz needs to know of the site around it. */
export function siteAround({ path }: Head) {
	return { name, address: absolute(path), signup: appFrom(path).signup('result') } as const
}
