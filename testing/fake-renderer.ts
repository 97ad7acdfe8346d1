import type { Rendered, Renderer, SitePaths } from '#cms/rendering/renderer.ts'
import { readPageSettings } from '#config/settings.ts'
import type { Site } from '#cms/reader/site.ts'

type FakeOptions = {
	/** Called at the beginning of each rendering; may wait or throw. */
	readonly onRender?: (path: string, site: Site) => Promise<void> | void
	/** How a page differs from the default page, which states its path and the site's texts. */
	readonly pages?: Readonly<Record<string, (site: Site) => Partial<Rendered>>>
	readonly paths?: Partial<SitePaths>
	readonly knownCode?: readonly string[]
}

/** A renderer without a build. */
export function fakeRenderer({
	onRender,
	pages = {},
	paths = {},
	knownCode = [],
}: FakeOptions = {}): Renderer {
	return {
		pathsOf: () => ({
			pages: ['/', '/usa', '/deutschland'],
			files: ['/robots.txt'],
			internal: ['/404', '/500', '/deutschland/404'],
			...paths,
		}),
		render: async (site, path) => {
			await onRender?.(path, site)
			const text = `${path} says ${JSON.stringify(site.edits)}`
			return { text, inlineCode: [], keepUntil: null, ...pages[path]?.(site) }
		},
		renderOnce: async (site, page) => {
			await onRender?.(page.kind, site)
			const text = `${page.kind} says ${JSON.stringify(site.edits)}`
			return { text, inlineCode: [], keepUntil: null, ...pages[page.kind]?.(site) }
		},
		knownCode: new Set(knownCode),
	}
}

export function siteWith(text: string, environment: Readonly<Record<string, string>> = {}): Site {
	return { edits: { 'a.yaml': { title: text } }, settings: readPageSettings(environment) }
}
