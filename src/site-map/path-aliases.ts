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
 * Paths of this site that redirect to the app.
 *
 * @example appPathAliases['/signup'] // 'signup'
 */
export const appPathAliases: Readonly<Record<string, AppPage>> = {
	'/login': 'login',
	'/signup': 'signup',
}
