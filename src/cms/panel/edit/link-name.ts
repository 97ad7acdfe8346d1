import words from '#content/messages/es/panel/words.yaml'
import { nameOfItem } from '#cms/panel/word-items.ts'
import { wordItems } from '#site-map/word-groups.ts'

/**
 * The target of a link, for a reader who knows no code: the title of a page, the app, or an address.
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
