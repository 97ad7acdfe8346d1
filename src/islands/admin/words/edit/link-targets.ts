import { unknownPart } from '#domain/words/source-text.ts'
import type { PageName } from '#domain/pages/pages.ts'
import { hasFile } from '#domain/words/word-groups.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { items, nameOfItem, pathOf } from '#islands/admin/words/word-items.ts'

/** A link target: a page of the site, or a part of one. */
export type LinkTarget = {
	/** In the source form: `page:privacy#data`. */
	readonly href: string
	readonly name: string
	/** The page of a part. */
	readonly page: string | null
}

/** The pages of a language, and the parts of prose pages with their headings. */
export function linkTargets(catalog: Catalog): readonly LinkTarget[] {
	return items.flatMap((item) => {
		const { page } = item
		if (page === undefined || pathOf(page, catalog.language) === undefined) return []
		const name = nameOfItem(item)
		const texts = [...catalog.texts.values()].filter(({ file }) => hasFile(item, file))
		const title = texts.find(({ place }) => place === 'title' || place === 'head/title')
		const label = title?.shown[0] ? `${name}: ${title.shown[0]}` : name
		return [{ href: `page:${page}`, name: label, page: null }, ...partsOf(texts, page, name)]
	})
}

function partsOf(
	texts: readonly { readonly place: string; readonly shown: readonly string[] }[],
	page: PageName,
	name: string,
): readonly LinkTarget[] {
	return texts
		.filter(({ place }) => /^#[\w-]+$/.test(place))
		.map(({ place, shown }) => ({
			href: `page:${page}${place}`,
			name: (shown[0] ?? place).replaceAll(unknownPart, ''),
			page: name,
		}))
}
