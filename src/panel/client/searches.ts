/** Key in the session storage. */
const storageKey = 'innervolt-searches'

/**
 * Stores a search of the list until logout and returns its key for a history entry: entries outlive the session and
 * cannot be cleared, and a search may be a person's address.
 */
export function keepSearch(text: string): string {
	const searches = readSearches()
	const known = Object.keys(searches).find((key) => searches[key] === text)
	if (known !== undefined) return known
	const key = Math.random().toString(36).slice(2)
	writeSearches({ ...searches, [key]: text })
	return key
}

/** The search stored under a key; empty after logout. */
export function keptSearch(key: string): string {
	return readSearches()[key] ?? ''
}

export function forgetSearches(): void {
	writeSearches({})
}

type Searches = Readonly<Record<string, string>>

/** If the browser stores nothing, searches last as long as the page. */
let unstored: Searches = {}

function readSearches(): Searches {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? unstored
	} catch {
		return unstored
	}
}

function writeSearches(searches: Searches): void {
	unstored = searches
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(searches))
	} catch {
		// The storage is full or disabled.
	}
}
