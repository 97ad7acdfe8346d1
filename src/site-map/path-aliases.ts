import type { AppPage } from './app-urls.ts'

/** A path of this site, with an optional anchor. */
type Path = `/${string}`

/**
 * Paths that visitors type although no page has them, each with the intended page, to which the server redirects. Keys
 * are lower case, without a trailing slash.
 *
 * @example pathAliases['/faq'] // '/#faq'
 */
export const pathAliases: Readonly<Record<string, Path>> = {
	'/features': '/#features',
	'/pricing': '/#pricing',
	'/faq': '/#faq',
	'/support': '/#support',
	'/test': '/introvert-test',
	'/privacy-policy': '/privacy',
	'/terms-of-service': '/terms',
	'/refund-policy': '/refund',
}

/**
 * Paths that redirect temporarily. Password managers look for the page that changes a password at this path (W3C, "A
 * Well-Known URL for Changing Passwords"); the only accounts of this site are those of the panel.
 */
export const temporaryAliases: Readonly<Record<string, Path>> = {
	'/.well-known/change-password': '/waitlist/cuenta',
}

/**
 * Paths of this site that redirect to the app.
 *
 * @example appPathAliases['/signup'] // 'signup'
 */
export const appPathAliases: Readonly<Record<string, AppPage>> = {
	'/login': 'login',
	'/signup': 'signup',
}
