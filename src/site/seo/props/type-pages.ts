import { overviewPages, overviewSlug, typeFamilies, typePages } from '#site-map/type-pages.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { perSite } from '#cms/reader/site.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { breadcrumbList, webPage } from '#site/seo/json-ld.ts'
import { breadcrumbAt } from '#site/seo/type-props.ts'
import { type BlockPage, blockPage } from './block-pages.ts'

/** The pages about types in the site's languages: each family, then its types. */
export const typeBlockPages = perSite((): readonly BlockPage[] =>
	siteLanguages().flatMap((language) =>
		typeFamilies.flatMap((family) => [
			typePage(overviewSlug(family), overviewPages[family][language], language),
			...typePages.flatMap((type) =>
				type.family === family ? [typePage(type.slug, type.paths[language], language)] : [],
			),
		]),
	),
)

/** Loads no analytics of others, like a tool: the fragment of a family's page is a result. */
function typePage(slug: string, path: string, language: PageLanguage): BlockPage {
	const { head, ...own } = words('type', `${language}/${slug}`)
	const { name, ...rest } = head
	const links = breadcrumbAt({ path, language })?.links
	const page = blockPage({ head: rest, ...own }, { path, language }, (shown, faq) => [
		webPage(shown),
		...faq,
		breadcrumbList(name, shown, links),
	])
	return { ...page, head: { ...page.head, isTool: true, markdown: `${path}.md` } }
}
