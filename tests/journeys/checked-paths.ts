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

const isTemplate = ({ path }: { readonly path: string }) => templates.includes(path)

/** The pages that the gate checks. */
export const templatePages = pages.filter(isTemplate)

/** The pages that only `npm run check:pages` checks. Their tests carry the tag `@every-page`. */
export const otherPages = pages.filter((page) => !isTemplate(page))
