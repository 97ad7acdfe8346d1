import type { AppPage } from './app-urls.ts'

/** A path of this site, with an optional anchor. */
type Path = `/${string}`

/**
 * Unknown paths that visitors type, each with the intended page. These and `appPathAliases` redirect; every other
 * unknown path is a 404. Keys are lower case, without a trailing slash.
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
 * Paths that redirect temporarily: password managers look for the page that changes a password (W3C, "A Well-Known URL
 * for Changing Passwords"), and the accounts of this site are those of the panel.
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
