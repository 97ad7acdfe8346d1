import { pages } from '#testing/built-pages.ts'

/** One page of each template; where languages share a template, the one with the longest words. */
const templates: readonly string[] = [
	'/',
	'/deutschland',
	'/social-energy-management',
	'/social-battery-psychology',
	'/social-battery-quotes',
	'/social-battery-pin',
	'/social-battery-tracker',
	'/deutschland/soziale-batterie-leer-was-tun',
	'/introvert-test',
	'/mbti-test',
	'/deutschland/zwei-blaetter',
	'/deutschland/woche',
	'/how-we-work',
	'/deutschland/datenschutz',
	'/deutschland/nein-sagen',
	'/print/energy-sheet',
	'/notices/de',
	'/404',
	'/waitlist',
]

/** Where the server shows what it fills into a template that has no address of its own. */
const filledTemplates = { notices: '/waitlist/sent?lang=', 'my-data': '/waitlist/data?lang=' }

/** The address at which a built page is seen. */
export function addressOf(path: string): string {
	const [, isData, language] = /^\/notices\/(my-data-)?(\w+)$/.exec(path) ?? []
	if (language === undefined) return path
	return `${filledTemplates[isData ? 'my-data' : 'notices']}${language}`
}

const isTemplate = ({ path }: { readonly path: string }) => templates.includes(path)

/** The pages that the gate checks. */
export const templatePages = pages.filter(isTemplate)

/** The pages that only `npm run test:all` checks. */
export const otherPages = pages.filter((page) => !isTemplate(page))
