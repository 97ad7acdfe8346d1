import { type PageLanguage, pages } from '#domain/pages/pages.ts'
import { siteLanguages } from '#words/site-pages.ts'

type Translated = {
	[Name in keyof typeof pages]: (typeof pages)[Name] extends Record<PageLanguage, string>
		? Name
		: never
}[keyof typeof pages]

/**
 * A page's routes in the site's languages, for `getStaticPaths`. The route parameter is the page's name.
 *
 * @example routesOf('week')[1] // { params: { week: 'deutschland/woche' }, props: { language: 'de' } }
 */
export function routesOf(name: Translated) {
	return siteLanguages().map((language) => ({
		params: { [name]: pages[name][language].slice(1) },
		props: { language },
	}))
}
