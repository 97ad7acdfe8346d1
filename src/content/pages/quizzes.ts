import { introvertHead, introvertIntro } from '#content/quizzes/introvert/page.ts'
import { mbtiHead, mbtiIntro } from '#content/quizzes/mbti/page.ts'
import type { Head } from '#content/types.ts'

export const introvertTest = {
	...introvertHead,
	path: '/introvert-test',
	language: 'en',
	card: {
		title: introvertIntro.title,
		picture: 'introvertTest',
		alternative:
			'Two open doors: a crowd behind the left one, one reader in a chair behind the right.',
		note: introvertHead.title,
	},
} as const satisfies Head

export const mbtiTest = {
	...mbtiHead,
	path: '/mbti-test',
	language: 'en',
	card: {
		title: mbtiIntro.title,
		picture: 'mbtiTest',
		alternative: 'Sixteen windows, four by four. One of them is fully lit.',
		note: mbtiHead.title,
	},
} as const satisfies Head
