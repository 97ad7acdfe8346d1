import { useSyncExternalStore } from 'react'
import { keepSearch, keptSearch } from './client/searches.ts'

type Options = {
	readonly search?: string
	readonly replace?: boolean
	/** The address of the list, if Back leads from the new entry to the list. */
	readonly list?: string
	/** The ids of the rows of that list. */
	readonly neighbours?: readonly string[]
}

/** The panel's address, changed by `navigate` and by the browser's Back and Forward. */
export function usePanelAddress() {
	return {
		path: useHistory(() => location.pathname),
		/** `?status=active`, or empty. */
		query: useHistory(() => location.search),
		/**
		 * The search term of the list. It may be a person's address, so no URL contains it: the history entry holds its
		 * key, by which Back and a reload restore it until logout.
		 */
		search: useHistory(currentSearch),
	}
}

/**
 * Reads a value from the history. During hydration, too, it reads the current value, because the pages that the build
 * renders do not depend on the history.
 */
function useHistory(read: () => string): string {
	return useSyncExternalStore(subscribe, read, () => (import.meta.env.SSR ? '' : read()))
}

/**
 * Navigates to a path of the panel without loading a page.
 *
 * @example navigate('/waitlist?status=active')
 */
export function navigate(href: string, options: Options = {}): void {
	const { search = '', replace, list, neighbours } = options
	const state: EntryState | null =
		search === '' && list === undefined
			? null
			: { ...(search !== '' && { search: keepSearch(search) }), list, neighbours }
	if (replace) history.replaceState(state, '', href)
	else history.pushState(state, '', href)
	// The browser sends this event for Back and Forward only.
	dispatchEvent(new PopStateEvent('popstate', { state }))
}

function subscribe(onChange: () => void): () => void {
	addEventListener('popstate', onChange)
	return () => removeEventListener('popstate', onChange)
}

/** State of a history entry in addition to its URL. Another version of the panel may have written it. */
type EntryState = {
	/** The key of `keepSearch`. */
	readonly search?: unknown
	readonly list?: unknown
	readonly neighbours?: unknown
	/** The id of the person opened from the list. */
	readonly opened?: unknown
}

function entryState(): EntryState {
	return history.state ?? {}
}

function currentSearch(): string {
	const { search } = entryState()
	return typeof search === 'string' ? keptSearch(search) : ''
}

/**
 * The address of a person's page: contains the id, never the email address.
 *
 * @example personPath('7') // '/waitlist/persona?id=7'
 */
export function personPath(id: string): string {
	return `/waitlist/persona?id=${encodeURIComponent(id)}`
}

/**
 * The address of a letter.
 *
 * @example letterPath('0196') // '/waitlist/cartas/carta?id=0196'
 */
export function letterPath(id: string): string {
	return `/waitlist/cartas/carta?id=${encodeURIComponent(id)}`
}

/**
 * The address of a request to cancel or withdraw.
 *
 * @example leavePath('0196') // '/waitlist/bajas/baja?id=0196'
 */
export function leavePath(id: string): string {
	return `/waitlist/bajas/baja?id=${encodeURIComponent(id)}`
}

/** @example seriesPath('0196') // '/waitlist/cartas/serie?id=0196' */
export function seriesPath(id: string): string {
	return `/waitlist/cartas/serie?id=${encodeURIComponent(id)}`
}

/**
 * If the owner has gone on from the person opened in the list to a neighbour, that neighbour's id: Back then leads to
 * the neighbour's row.
 */
let lastNeighbour: string | null = null

/**
 * Opens a person's page from the list, and records the row of the list to which Back returns.
 *
 * @param neighbours ids of the rows shown, in order
 */
export function openPerson(id: string, neighbours: readonly string[] = []): void {
	lastNeighbour = null
	history.replaceState({ ...entryState(), opened: id }, '')
	const list = location.pathname + location.search
	navigate(personPath(id), { search: currentSearch(), list, neighbours })
}

/**
 * The ids of the previous and the next person in the list from which the page was opened; empty at the ends of the
 * list.
 */
export function useNeighbours(id: string) {
	return {
		previous: useHistory(() => neighbourOf(id, -1)),
		next: useHistory(() => neighbourOf(id, 1)),
	}
}

function neighbourOf(id: string, distance: 1 | -1): string {
	const { neighbours } = entryState()
	const ids: readonly unknown[] = Array.isArray(neighbours) ? neighbours : []
	const index = ids.indexOf(id)
	const neighbour = index === -1 ? undefined : ids[index + distance]
	return typeof neighbour === 'string' ? neighbour : ''
}

/** Opens a neighbour's page in place of the current one, so that Back still leads to the list. */
export function openNeighbour(id: string): void {
	lastNeighbour = id
	history.replaceState(history.state, '', personPath(id))
	dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** After a return to the list, the id of the person last shown from this history entry of the list; otherwise empty. */
export function useOpenedPerson(): string {
	return useHistory(openedPerson)
}

function openedPerson(): string {
	const { opened } = entryState()
	return typeof opened === 'string' ? (lastNeighbour ?? opened) : ''
}

/** Returns to the list as it was, or to the whole list if the page was opened by its address. */
export function returnToList(): void {
	if (entryState().list === undefined) navigate('/waitlist')
	else history.back()
}

/** Shows the list, with its filters and search, in place of the page of an erased person. */
export function replaceByList(): void {
	const { list } = entryState()
	const search = currentSearch()
	navigate(typeof list === 'string' ? list : '/waitlist', { search, replace: true })
}
