import { createApp } from 'astro/app/entrypoint'
import type { RequestPage } from '#site/messages/request-page.ts'
import { withPageMarks } from '#cms/reader/marks/page-marks.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { type Site, withSite } from '#cms/reader/site.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { publicPageHeads } from '#site/seo/directory.ts'
import { letterPaths } from '#site/seo/props/letters.ts'
import { pageRoutes, templateRoutes } from '#site/seo/page-routes.ts'
import { securityTxtPath } from '#site/seo/files/security-txt.ts'
import { recordInlineCode } from '#site/seo/inlined/inline-code.ts'
import { siteFiles } from './_site-files.ts'
import { sitePaths } from './_site-paths.ts'

const app = createApp({ streaming: false })
// On an error, Astro would respond with the 500 page, and the server would cache that as the requested page.
app.renderError = async (_, { status, error }) => {
	throw error ?? new Error(`A page could not be rendered (${status}).`)
}
// Astro would also log the stack of each error. The server logs errors itself.
app.logger.setDestination({ write: () => {} })

export function pathsOf(site: Site): ReturnType<typeof sitePaths> {
	return withSite(site, sitePaths)
}

/**
 * Renders a path of a site.
 *
 * @throws the error of a component
 */
export async function render(site: Site, path: string) {
	const { result, ...named } = await withSite(site, () => recordInlineCode(() => answer(path)))
	const text = site.isMarked === true ? withPageMarks(result.text) : result.text
	return { ...result, ...named, text }
}

/**
 * Renders a page for one request.
 *
 * @throws the error of a component
 */
export async function renderOnce(site: Site, page: RequestPage) {
	const { result, ...named } = await withSite(site, () =>
		recordInlineCode(async () => {
			const { kind } = page
			const frame = kind === 'leave' ? kind : kind.startsWith('my-data') ? 'my-data' : 'page'
			const request = new Request(`http://localhost/requested/${frame}`)
			return await (await app.render(request, { locals: { page } })).text()
		}),
	)
	return { text: result, keepUntil: null, ...named }
}

async function answer(path: string) {
	const file = siteFiles().get(path)
	if (file !== undefined) {
		const isDated = path === securityTxtPath
		return { text: file(), keepUntil: isDated ? Date.parse(addDays(utcDay(Date.now()), 1)) : null }
	}
	const page = publicPageHeads().find(({ markdown }) => markdown === path)?.path
	const shown = page ?? path
	const response = await app.render(new Request(`http://localhost${shown}`), routeOf(shown))
	const expires = response.headers.get('expires')
	const text = await response.text()
	return {
		text: page === undefined ? text : await asMarkdown(text, absoluteUrl(page)),
		keepUntil: expires === null ? null : Date.parse(expires),
	}
}

/** Loads the converter only when it is needed, because few clients ask for Markdown. */
async function asMarkdown(html: string, address: string): Promise<string> {
	const { pageAsMarkdown } = await import('#site/seo/files/page-as-markdown.ts')
	return pageAsMarkdown(html, address)
}

/**
 * The route that renders a path. All pages with the same component share one route; the owner's guides share that of
 * the other guides, and letters that of What's new.
 */
function routeOf(path: string): Parameters<typeof app.render>[1] {
	const own = ownPages().find((page) => page.path === path)
	const known = pageRoutes.find((route) => route.path === path)
	const isGuide = own?.file.startsWith('guides/') === true
	const isLetter = letterPaths().includes(path)
	const component = isGuide ? 'guide' : isLetter ? 'news' : known?.component
	const template = templateRoutes.get(component ?? '')?.path ?? path
	const routeData = app.match(new Request(`http://localhost${template}`))
	return routeData && { routeData }
}
