import { type SitePages, sitePages } from '#domain/pages/site-pages.ts'
import { type Language, pageLanguages } from '#domain/pages/languages.ts'
import { currentSite, editsOf, perSite } from './site.ts'
import { readWordsFile, wordsFiles } from './words-files.ts'
import { yamlAt } from './yaml-lists.ts'

/** The pages in this site's languages (`SITE_LANGUAGES`): the pages that exist and are linked to. */
const pages = perSite(() => sitePages(currentSite().settings.siteLanguages, landingRows()))

/** The addresses of the pages with files of their own. Files of the same name are translations of each other. */
function landingRows() {
	const rows: Record<string, Partial<Record<Language, string>>> = {}
	for (const { id, file } of wordsFiles('landings/*/*.yaml')) {
		const [folder, name = ''] = id.split('/')
		const language = pageLanguages.find((tag) => tag === folder)
		const path = editsOf(file).get('head/path') ?? yamlAt(readWordsFile(file), 'head/path')
		if (language && path !== null) (rows[name] ??= {})[language] = path
	}
	return Object.values(rows)
}

export const siteLanguages = () => pages().siteLanguages

export const isOn: SitePages['isOn'] = (language) => pages().isOn(language)

export const pathsOf: SitePages['pathsOf'] = (name) => pages().pathsOf(name)

export const addressIn: SitePages['addressIn'] = (name, language) =>
	pages().addressIn(name, language)

export const alternatesOf: SitePages['alternatesOf'] = (path) => pages().alternatesOf(path)

export const otherLanguagesOf: SitePages['otherLanguagesOf'] = (path, current) =>
	pages().otherLanguagesOf(path, current)
