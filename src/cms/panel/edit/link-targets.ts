import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { type PageName, pathOf } from '#site-map/pages.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Language } from '#site-map/languages.ts'
import { wordItems } from '#site-map/word-groups.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { nameOfItem, textsOf } from '#cms/panel/word-items.ts'

export type LinkTarget = {
	/** As written in a text: `page:privacy#data`. */
	readonly href: string
	/** The path on the site, in the language of the text; for a typed address, that address. */
	readonly path: string
	readonly name: string
	/** The words of a new link if none are selected, in the language of the text. */
	readonly title: string
	/** If the target is a part of a page, the name of that page; otherwise null. */
	readonly page: string | null
}

/** An address without characters that would end a link in Markdown. */
const address = /^(?:https?:\/\/|mailto:|www\.)[^\s<>"'\\{}()]+$/i

/**
 * The target of a typed address: the page of the site that it leads to, else the address itself. Null if the text is no
 * address.
 *
 * @example addressTarget('www.example.org/a', []) // { href: 'https://www.example.org/a', title: 'example.org', … }
 */
export function addressTarget(typed: string, pages: readonly LinkTarget[]): LinkTarget | null {
	const name = typed.trim()
	const own = name.startsWith(`${location.origin}/`) ? name.slice(location.origin.length) : name
	const page = own.startsWith('/') ? pages.find(({ path }) => path === own) : undefined
	if (page) return page
	if (!address.test(name)) return null
	const href = /^www/i.test(name) ? `https://${name}` : name
	const [title = name] = name.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').split(/[/?#]/, 1)
	return { href, path: href, name, title, page: null }
}

/** The pages of a language, and the parts of prose pages with their headings. */
export function linkTargets(catalog: Catalog, language: Language): readonly LinkTarget[] {
	const facts = catalog.facts[language]
	return wordItems.flatMap((item) => {
		const { page } = item
		const path = page && pathOf(page, language)
		if (page === undefined || path === undefined) return []
		const name = nameOfItem(item)
		const texts = textsOf(item, catalog, language)
		const title = texts.find(({ place }) => place === 'title' || place === 'head/title')
		const shown = title && plainText(title.text, facts)
		const target = { href: `page:${page}`, path, name, title: shown ?? name, page: null }
		return [
			shown ? { ...target, name: `${name}: ${shown}` } : target,
			...partsOf(texts, facts, { page, path, name }),
		]
	})
}

export function ownTargets(
	pages: readonly OwnPageRow[],
	language: Language,
): readonly LinkTarget[] {
	return pages
		.filter((each) => each.language === language && !each.isRemoved)
		.map(({ page, path, title }) => ({
			href: `page:${page}`,
			path,
			name: title,
			title,
			page: null,
		}))
}

function partsOf(
	texts: readonly { readonly place: string; readonly text: string }[],
	facts: Readonly<Record<string, string>>,
	{ page, path, name }: { page: PageName; path: string; name: string },
): readonly LinkTarget[] {
	return texts
		.filter(({ place }) => /^#[\w-]+$/.test(place))
		.map(({ place, text }) => {
			const title = plainText(text, facts) || place
			return { href: `page:${page}${place}`, path: path + place, name: title, title, page: name }
		})
}

/**
 * The target of a link in plain words: the title of a page, the app, or an address.
 *
 * @param ownPages the titles of pages that the owner made, by their names
 * @example linkName('app:signup/hero') // 'la app: registrarse'
 */
export function linkName(href: string, ownPages: Readonly<Record<string, string>> = {}): string {
	const { links } = words.sentence
	const pagesOfApp: Readonly<Record<string, string>> = links.app
	const [, page, part] = /^page:(\w+)(?:#(.+))?$/.exec(href) ?? []
	if (page !== undefined) {
		const item = wordItems.find((each) => each.page === page)
		return [item ? nameOfItem(item) : (ownPages[page] ?? page), ...(part ? [part] : [])].join(', ')
	}
	const app = /^app:(\w*)/.exec(href)?.[1]
	if (app !== undefined) return pagesOfApp[app] ?? links.otherApp
	if (href.startsWith('#')) return `${links.here}: ${href.slice(1)}`
	return href.replace(/^(?:https?:\/\/|mailto:)/, '')
}
