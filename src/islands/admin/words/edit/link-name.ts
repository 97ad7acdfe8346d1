import { type WordItem, wordGroups } from '#domain/words/word-groups.ts'
import words from '#content/messages/es/panel/words.yaml'

const items: readonly WordItem[] = Object.values(wordGroups).flat()

/**
 * What a link leads to, for somebody who reads no code: the title of a page, the app, or an address.
 *
 * @example linkName('app:signup/hero') // 'la app: registrarse'
 */
export function linkName(href: string): string {
	const { links } = words.sentence
	const [, page, part] = /^page:(\w+)(?:#(.+))?$/.exec(href) ?? []
	if (page !== undefined) {
		const item = items.find((each) => each.page === page)
		return [(item && words.tree.items[item.name]) ?? page, ...(part ? [part] : [])].join(', ')
	}
	const app = /^app:(\w*)/.exec(href)?.[1]
	if (app !== undefined) return links.app[app] ?? links.otherApp
	if (href.startsWith('#')) return `${links.here}: ${href.slice(1)}`
	return href.replace(/^(?:https?:\/\/|mailto:)/, '')
}
