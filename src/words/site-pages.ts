import { sitePages } from '#domain/pages/site-pages.ts'
import * as settings from '#settings/addresses.ts'

/** The pages in this site's languages (`SITE_LANGUAGES`): the pages to build and link to. */
export const { siteLanguages, isOn, pathsOf, addressIn, alternatesOf, otherLanguagesOf } =
	sitePages(settings.siteLanguages)
