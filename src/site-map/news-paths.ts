import type { PageLanguage } from './languages.ts'

/** The pages that list the newest guides and letters. They are not in `pages`, because the server adds the letters. */
export const newsPaths = {
	en: '/whats-new',
	de: '/deutschland/neues',
	pt: '/brasil/novidades',
} as const satisfies Record<PageLanguage, `/${string}`>

/**
 * The path of a language's Atom feed.
 *
 * @example feedPath('de') // '/deutschland/feed.xml'
 */
export function feedPath(language: PageLanguage): `/${string}` {
	return language === 'en' ? '/feed.xml' : `/${newsPaths[language].split('/')[1]}/feed.xml`
}
