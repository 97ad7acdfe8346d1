import { sitePages } from '#domain/pages/site-pages.ts'
import * as settings from '#settings/addresses.ts'

/** The pages in the languages of this site (`SITE_LANGUAGES`): what is built, and what links lead to. */
export const { siteLanguages, isOn, pathsOf, addressIn, alternatesOf, otherLanguagesOf } =
	sitePages(settings.siteLanguages)
