import { AsyncLocalStorage } from 'node:async_hooks'
import { type PageSettings, readPageSettings } from '#settings/settings.ts'

/** Replacement texts, by file below `src/content` and place within it. */
export type WordEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What pages and mails are made of. A change of either makes a new object, which values are cached by. */
export type Site = {
	readonly edits: WordEdits
	readonly settings: PageSettings
}

const rendered = new AsyncLocalStorage<Site>()
let latest: Site | undefined

/** The site of the page being rendered, else the latest one of this process. */
export function currentSite(): Site {
	return rendered.getStore() ?? (latest ??= siteOfEnvironment())
}

/** Makes this the latest site of this process. Pages being rendered keep theirs. */
export function setCurrentSite(site: Site): void {
	latest = site
}

/** Runs a function, and all that it awaits, with one site, so that a page never mixes two. */
export function withSite<Result>(site: Site, run: () => Result): Result {
	return rendered.run(site, run)
}

/**
 * Caches a value made of words or settings for each site, because nothing may read either while a module is imported.
 *
 * @example const product = perSite(() => words('product')); product().name
 */
export function perSite<Value>(make: () => Value): () => Value {
	const kept = new WeakMap<Site, { readonly value: Value }>()
	return () => {
		const site = currentSite()
		let found = kept.get(site)
		if (found === undefined) kept.set(site, (found = { value: make() }))
		return found.value
	}
}

function siteOfEnvironment(): Site {
	return { edits: {}, settings: readPageSettings(process.env) }
}
