import { embeds } from '#site-map/embeds.ts'
import { errorPagePath, errorStatuses } from '#site-map/error-pages.ts'
import { places } from '#panel/places.ts'
import { perSite } from '#cms/reader/site.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { isOn, siteLanguages } from '#cms/reader/site-pages.ts'
import { publicPageHeads } from '#site/seo/directory.ts'
import { letterPaths } from '#site/seo/props/letters.ts'
import { sheetPages } from '#site/seo/props/printables.ts'
import { siteFiles } from './_site-files.ts'

export const sitePaths = perSite(() => ({
	pages: [
		...publicPageHeads().map(({ path }) => path),
		...sheetPages().map(({ head }) => head.path),
		...embeds.filter(({ language }) => isOn(language)).map(({ path }) => path),
		...letterPaths(),
		...places.map(({ path }) => path),
	],
	files: [...siteFiles().keys(), ...publicPageHeads().flatMap(({ markdown = [] }) => markdown)],
	moved: Object.fromEntries(
		ownPages().flatMap(({ path, formerPaths = [] }) => formerPaths.map((each) => [each, path])),
	),
	internal: siteLanguages().flatMap((language) =>
		errorStatuses.map((status) => errorPagePath(status, language)),
	),
}))
