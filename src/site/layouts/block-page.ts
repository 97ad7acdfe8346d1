import { addDays, utcDay } from '#values/dates/utc-day.ts'
import type { AnyBlockPage } from '#site/seo/props/block-pages.ts'
import type { ShownBlock } from '#site/messages/shown-block.ts'
import { pageAt } from '#site/seo/directory.ts'

/** The components of a route's kinds of block, by kind. Every page of the route contains the styles of all of them. */
export type Components = Readonly<Partial<Record<ShownBlock['block'], unknown>>>

type Request = {
	/** The requested path, before a rewrite. */
	readonly originPathname: string
	readonly response: { readonly headers: Headers }
}

/**
 * The requested page.
 *
 * @returns null if a block has none of these components: the page needs the route with the components of all kinds
 */
export function pageFor(
	{ originPathname, response }: Request,
	components: Components,
): AnyBlockPage | null {
	const page = pageAt(originPathname)
	if (page === undefined || page.blocks.some(({ block }) => !(block in components))) return null
	// A legal page shows today's date, so it expires at midnight, in UTC like all days of the server.
	if (page.blocks.some(({ block }) => block === 'policy'))
		response.headers.set('expires', new Date(addDays(utcDay(Date.now()), 1)).toUTCString())
	return page
}
