import type { AppDoor } from './app-doors.ts'

/** A path of this site, with an anchor where it means a part of a page. */
type Path = `/${string}`

/**
 * Paths that people type, or that others link to, although there is no such page, and the page that
 * they mean. All in the simplest spelling: small letters, no slash at the end.
 *
 * @example mistakenPaths['/faq'] // '/#faq'
 */
export const mistakenPaths: Readonly<Record<string, Path>> = {
	'/home': '/',
	'/features': '/#features',
	'/benefits': '/#features',
	'/testimonials': '/#testimonials',
	'/reviews': '/#testimonials',
	'/pricing': '/#pricing',
	'/price': '/#pricing',
	'/prices': '/#pricing',
	'/faq': '/#faq',
	'/faqs': '/#faq',
	'/support': '/#support',
	'/help': '/#support',
	'/contact': '/#support',
	'/introvert': '/introvert-test',
	'/introvert-quiz': '/introvert-test',
	'/assessment': '/introvert-test',
	'/quiz': '/introvert-test',
	'/test': '/introvert-test',
	'/mbti': '/mbti-test',
	'/mbti-quiz': '/mbti-test',
	'/personality-test': '/mbti-test',
	'/16-personalities': '/mbti-test',
	'/blog': '/social-energy-management',
	'/articles': '/social-energy-management',
	'/guide': '/social-energy-management',
	'/guides': '/social-energy-management',
	'/social-battery': '/introvert-social-battery',
	'/tracker': '/social-battery-tracker',
	'/quotes': '/social-battery-quotes',
	'/pins': '/social-battery-pin',
	'/social-battery-pins': '/social-battery-pin',
	'/emergency': '/low-social-battery',
	'/privacy-policy': '/privacy',
	'/cookies': '/privacy#storage',
	'/cookie-policy': '/privacy#storage',
	'/terms-of-service': '/terms',
	'/terms-of-use': '/terms',
	'/terms-and-conditions': '/terms',
	'/tos': '/terms',
	'/refunds': '/refund',
	'/refund-policy': '/refund',
	'/united-states': '/usa',
	'/united-kingdom': '/uk',
	'/great-britain': '/uk',
	'/germany': '/deutschland',
	'/brazil': '/brasil',
}

/**
 * Paths by which people look for the app on this site.
 *
 * @example appPaths['/sign-up'] // 'signup'
 */
export const appPaths: Readonly<Record<string, AppDoor>> = {
	'/app': 'home',
	'/dashboard': 'home',
	'/login': 'login',
	'/log-in': 'login',
	'/signin': 'login',
	'/sign-in': 'login',
	'/signup': 'signup',
	'/sign-up': 'signup',
	'/register': 'signup',
	'/trial': 'signup',
	'/free-trial': 'signup',
}
