import type { AppPage } from './app-urls.ts'

/** A path of this site, with an anchor for a section of a page. */
type Path = `/${string}`

/**
 * Unknown paths that visitors type, each with the page that they mean. These and `appPathAliases` redirect; every
 * other unknown path is answered with 404. Keys are in lower case, without a slash at the end.
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
 * Paths of this site that redirect to a page of the app.
 *
 * @example appPathAliases['/signup'] // 'signup'
 */
export const appPathAliases: Readonly<Record<string, AppPage>> = {
	'/login': 'login',
	'/signup': 'signup',
}
