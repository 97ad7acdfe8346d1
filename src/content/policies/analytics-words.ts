import type { Analytics } from '#settings/analytics.ts'
import type { Block } from '#content/types/article.ts'
import { countedBlocks } from './counted-words.ts'

/** The passages of the privacy policy about analytics. */
export type AnalyticsWords = {
	/** What is recorded. */
	readonly usage: string
	readonly basis: string
	/** The entry in the list of processors. */
	readonly companies: string
	/** What is stored on the visitor's device. */
	readonly storage: string
	/** What the site's own counts hold; absent if it has none. */
	readonly counted?: readonly Block[]
	/** How long they are kept. */
	readonly kept?: string
}

const app = 'Which parts of the app are used, in order to see what works.'
const actions =
	'that a quiz was begun or finished and which type and total it came to, that the film was played, that a link into the app was followed, that a test or a tool stopped with an error'
const theme =
	'If you switch between light and dark or decline the offer of another language, your browser remembers the choice in its local storage and keeps it there.'
const interestOnSite =
	'Consent in the app; on this website our legitimate interest in knowing what is read, Art.\u00A06(1)(f)'
const keepsNothing = (product: string, mark: string) =>
	`This website sets no cookies for visitors. ${theme} ${product}, which counts the visits, stores nothing on your device either; it only looks whether you have set the mark “${mark}” in your local storage, which switches it off.`

/**
 * The words for each kind of analytics, and for none.
 *
 * @example analyticsWords(null).companies // 'hosting and sending e-mail'
 */
export function analyticsWords(analytics: Analytics | null): AnalyticsWords {
	switch (analytics?.kind) {
		case 'own':
			return {
				usage: `${app} This website counts, per day, how often it is used.`,
				basis: interestOnSite,
				companies: 'hosting and sending e-mail',
				storage: `This website sets no cookies for visitors, and its counting neither stores nor reads anything on your device. ${theme}`,
				counted: countedBlocks('en'),
				kept: 'Without limit: the sums say nothing about any one person.',
			}
		case 'gtag':
			return {
				usage: `${app} On this website only after you have agreed: Google Analytics then records the pages you open, where you came from, your rough location, and a few actions: ${actions}.`,
				basis: 'Consent, Art.\u00A06(1)(a)',
				companies: 'hosting, sending e-mail, and Google, whose Analytics counts visits',
				storage: `This website sets no cookies unless you let Google Analytics count your visit. It then sets two, “_ga” and one that begins with “_ga_”, which know your browser again for up to two years; nothing of Google is loaded before. Your answer stays in your browser’s local storage. “Cookie settings” at the foot of most pages asks you again, and a no deletes both cookies. ${theme}`,
			}
		case 'plausible':
			return {
				usage: `${app} On this website Plausible records the page, where you came from, country, browser and device type, and a few actions: ${actions}. It keeps no IP address and nothing that would know you again the next day.`,
				basis: interestOnSite,
				companies: 'hosting, sending e-mail, and Plausible, which counts visits',
				storage: keepsNothing('Plausible', 'plausible_ignore'),
			}
		case 'umami':
			return {
				usage: `${app} On this website Umami records the page, where you came from, country, language, browser and device type, and a few actions: ${actions}. It keeps no IP address and nothing that would know you again in another month.`,
				basis: interestOnSite,
				companies: `hosting, sending e-mail, and counting visits with Umami at ${new URL(analytics.script).host}`,
				storage: keepsNothing('Umami', 'umami.disabled'),
			}
		default:
			return {
				usage: `${app} This website does not count its visitors.`,
				basis: 'Consent, Art.\u00A06(1)(a)',
				companies: 'hosting and sending e-mail',
				storage: `This website sets no cookies for visitors. ${theme}`,
			}
	}
}
