import type { AppDoor } from './app-doors.ts'

/** A path of this site, with an anchor where it means a part of a page. */
type Path = `/${string}`

/**
 * Paths that visitors type although no such page exists, each with the page that it means beyond
 * doubt. Together with `appPaths` they are the only ones: every other unknown path answers 404. All are
 * in their simplest spelling: lower case, no slash at the end.
 *
 * @example mistakenPaths['/faq'] // '/#faq'
 */
export const mistakenPaths: Readonly<Record<string, Path>> = {
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
 * Paths of this site that mean a page of the app.
 *
 * @example appPaths['/signup'] // 'signup'
 */
export const appPaths: Readonly<Record<string, AppDoor>> = {
	'/login': 'login',
	'/signup': 'signup',
}
