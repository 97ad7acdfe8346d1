import { type SitePages, sitePages } from '#site-map/site-pages.ts'
import { ownPages } from './own-pages.ts'
import { currentSite, perSite } from './site.ts'

/** The pages in this site's languages (`SITE_LANGUAGES`). No other pages exist or are linked to. */
const pages = perSite(() => sitePages(currentSite().settings.siteLanguages, ownPages()))

export const siteLanguages = () => pages().siteLanguages

export const isOn: SitePages['isOn'] = (language) => pages().isOn(language)

export const pathsOf: SitePages['pathsOf'] = (name) => pages().pathsOf(name)

export const addressIn: SitePages['addressIn'] = (name, language) =>
	pages().addressIn(name, language)

export const alternatesOf: SitePages['alternatesOf'] = (path) => pages().alternatesOf(path)

export const otherLanguagesOf: SitePages['otherLanguagesOf'] = (path, current) =>
	pages().otherLanguagesOf(path, current)
