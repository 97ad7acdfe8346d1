import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { type PageSettings, readPageSettings } from '#config/settings.ts'
import type { LetterOnWeb } from '#features/letters/archive/rules/letter-archive.ts'
import type { Measurements } from '#cms/reader/rules/claims/measured-claim.ts'

/** Replacement texts, by file below `src/content` and place within it. */
export type WordEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What pages and emails are made from. A change to any part makes a new object. */
export type Site = {
	readonly edits: WordEdits
	readonly settings: PageSettings
	/** The latest day's measurements; undefined if nothing is measured, as in commands. */
	readonly measurements?: Measurements
	/** The letters on the web, the latest first; undefined without an archive. */
	readonly letters?: readonly LetterOnWeb[] | undefined
	/** If set, the texts carry their addresses: see `marks/marks.ts`. Only for previews. */
	readonly isMarked?: boolean
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

export function withEdits<Result>(edits: WordEdits, run: () => Result): Result {
	return withSite({ ...currentSite(), edits }, run)
}

/**
 * The place of an edit that contains a whole file. Only a page that the owner made has such an edit, because the
 * repository lacks its file.
 */
export const wholeFile = ''

/** By place. */
export function editsOf(file: string): ReadonlyMap<string, string> {
	reading?.add(file)
	const { [wholeFile]: _, ...texts } = currentSite().edits[file] ?? {}
	return new Map(Object.entries(texts))
}

export function createdTextOf(file: string): string | undefined {
	reading?.add(file)
	return currentSite().edits[file]?.[wholeFile]
}

type Derive = (edits: WordEdits) => unknown

/**
 * A value derived from all edits, such as the list of created files. When it changes, cached values that used it are
 * computed again.
 */
export function ofEdits<Value>(derive: (edits: WordEdits) => Value): Value {
	reading?.add(derive)
	return derive(currentSite().edits)
}

/**
 * What the value that is being computed depends on: files whose edits it has read, and values derived from all edits.
 */
let reading: Set<string | Derive> | null = null

type Made<Value> = {
	readonly value: Value
	readonly read: ReadonlySet<string | Derive>
	site: Site
}

/**
 * Caches a value made of words or settings, because nothing may read either while a module is imported. Another site
 * uses the cached value if it has the same settings, measurements and letters, and the same edits of every file that was read to
 * make the value. The value must not contain functions that read words later.
 *
 * @param make must be synchronous; its arguments must not contain line breaks
 * @example const product = perSite(() => words('product')); product().name
 */
export function perSite<Keys extends readonly (string | undefined)[], Value>(
	make: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
	const kept = new Map<string, Made<Value>>()
	return (...keys) => {
		const site = currentSite()
		const key = [site.isMarked === true ? 'marked' : '', ...keys].join('\n')
		let found = kept.get(key)
		if (found === undefined || !isOf(site, found)) {
			const read = new Set<string | Derive>()
			const outer = reading
			reading = read
			try {
				found = { value: make(...keys), read, site }
			} finally {
				reading = outer
				for (const each of read) outer?.add(each)
			}
			kept.set(key, found)
		} else if (reading !== null) for (const each of found.read) reading.add(each)
		found.site = site
		return found.value
	}
}

function isOf(site: Site, { read, site: made }: Made<unknown>): boolean {
	const { edits } = made
	if ((['settings', 'measurements', 'letters'] as const).some((part) => made[part] !== site[part]))
		return false
	if (edits === site.edits) return true
	return [...read].every((each) =>
		typeof each === 'string'
			? isDeepStrictEqual(edits[each] ?? {}, site.edits[each] ?? {})
			: isDeepStrictEqual(each(edits), each(site.edits)),
	)
}

function siteOfEnvironment(): Site {
	return { edits: {}, settings: readPageSettings(process.env) }
}
