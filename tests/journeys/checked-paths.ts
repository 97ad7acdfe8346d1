import { pages } from '#testing/built-pages.ts'

/** One page of each layout; the language with the longest words, if several share a layout. */
const layouts: readonly string[] = [
	'/',
	'/deutschland',
	'/social-battery-quotes',
	'/mbti-test',
	'/deutschland/woche',
	'/deutschland/datenschutz',
	'/print/energy-sheet',
	'/notices/de',
	'/404',
	'/waitlist',
]

/** Addresses at which the server fills in a template that has no address of its own. */
const filledTemplates = { notices: '/waitlist/sent?lang=', 'my-data': '/waitlist/data?lang=' }

/** The address at which a built page is served. */
export function addressOf(path: string): string {
	const [, isData, language] = /^\/notices\/(my-data-)?(\w+)$/.exec(path) ?? []
	if (language === undefined) return path
	return `${filledTemplates[isData ? 'my-data' : 'notices']}${language}`
}

const isDaily = ({ path }: { readonly path: string }) => layouts.includes(path)

/** The pages checked by the gate. */
export const dailyPages = pages.filter(isDaily)

/** The pages checked only by `npm run test:all`. */
export const otherPages = pages.filter((page) => !isDaily(page))
