import { pages } from '#testing/built-pages.ts'

/** One page of each template; the language with the longest words, if several share a template. */
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

/** Addresses at which the server fills in a template that has no address of its own. */
const filledTemplates = { notices: '/waitlist/sent?lang=', 'my-data': '/waitlist/data?lang=' }

/** The address at which a built page is served. */
export function addressOf(path: string): string {
	const [, isData, language] = /^\/notices\/(my-data-)?(\w+)$/.exec(path) ?? []
	if (language === undefined) return path
	return `${filledTemplates[isData ? 'my-data' : 'notices']}${language}`
}

const isTemplate = ({ path }: { readonly path: string }) => templates.includes(path)

/** The pages checked by the gate. */
export const templatePages = pages.filter(isTemplate)

/** The pages checked only by `npm run test:all`. */
export const otherPages = pages.filter((page) => !isTemplate(page))
