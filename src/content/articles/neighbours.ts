import type { Link } from '#content/types/page.ts'

const names = {
	'/social-energy-management': 'Social energy management, the guide',
	'/social-battery-tracker': 'The social battery tracker',
	'/social-battery-drained': 'The signs of a drained battery',
	'/social-battery-recharge': 'How to recharge',
	'/social-battery-quotes': 'Twelve quotes',
	'/social-battery-psychology': 'What psychology knows',
	'/low-social-battery': 'Low battery: the next ten minutes',
	'/my-social-battery': 'Your battery on one sheet',
	'/social-battery-pin': 'Pins that say it for you',
	'/introvert-social-battery': 'The introvert social battery',
	'/introvert-productivity': 'Introvert productivity',
	'/introvert-test': 'The introvert test',
	'/mbti-test': 'The MBTI and energy test',
} as const

type Path = keyof typeof names

/** What a reader of each guide is likely to want next: two guides and often a test. */
const neighbours: Readonly<Record<string, readonly Path[]>> = {
	'/social-energy-management': [
		'/social-battery-tracker',
		'/introvert-productivity',
		'/social-battery-recharge',
	],
	'/social-battery-tracker': ['/my-social-battery', '/social-energy-management', '/introvert-test'],
	'/social-battery-drained': [
		'/social-battery-recharge',
		'/low-social-battery',
		'/social-battery-psychology',
	],
	'/social-battery-recharge': [
		'/social-battery-drained',
		'/introvert-social-battery',
		'/my-social-battery',
	],
	'/social-battery-quotes': ['/social-battery-pin', '/introvert-social-battery', '/mbti-test'],
	'/social-battery-psychology': ['/introvert-social-battery', '/introvert-test', '/mbti-test'],
	'/low-social-battery': ['/social-battery-drained', '/social-battery-recharge'],
	'/my-social-battery': ['/social-battery-tracker', '/introvert-test', '/social-battery-pin'],
	'/social-battery-pin': ['/social-battery-quotes', '/my-social-battery', '/mbti-test'],
	'/introvert-social-battery': [
		'/social-battery-psychology',
		'/introvert-productivity',
		'/mbti-test',
	],
	'/introvert-productivity': [
		'/social-energy-management',
		'/social-battery-tracker',
		'/introvert-social-battery',
	],
}

/** The links at the end of a guide. */
export function neighboursOf(path: string): { readonly title: string; readonly links: Link[] } {
	return {
		title: 'Read next',
		links: (neighbours[path] ?? []).map((href) => ({ label: names[href], href })),
	}
}
