import { useSyncExternalStore } from 'react'

/** Where in the panel one is. */
type PanelAddress = {
	readonly path: string
	/** `?status=active`, or empty. */
	readonly query: string
	/**
	 * What the list is searched for. It can be a person's address, so it is kept in the entry of the browser's history:
	 * Back and a reload restore it, and no URL contains it.
	 */
	readonly search: string
}

type Options = {
	readonly search?: string
	/** Changes the current entry of the history instead of adding one. */
	readonly replace?: boolean
	/** The new entry follows one of the list, to which Back leads. */
	readonly isFromList?: boolean
}

/** The panel's address, which changes by `navigate` and by the browser's Back and Forward. */
export function usePanelAddress(): PanelAddress {
	return {
		path: useHistory(() => location.pathname),
		query: useHistory(() => location.search),
		search: useHistory(currentSearch),
	}
}

/** Reads from the history. What the build renders does not depend on it, so hydration may read the true value. */
function useHistory(read: () => string): string {
	return useSyncExternalStore(subscribe, read, () => (import.meta.env.SSR ? '' : read()))
}

/**
 * Goes to a path of the panel without loading a page.
 *
 * @example navigate('/waitlist?status=active')
 */
export function navigate(href: string, { search = '', replace, isFromList }: Options = {}): void {
	const state = search === '' && !isFromList ? null : { search, isFromList }
	if (replace) history.replaceState(state, '', href)
	else history.pushState(state, '', href)
	// The browser sends this event for Back and Forward only.
	dispatchEvent(new PopStateEvent('popstate', { state }))
}

function subscribe(onChange: () => void): () => void {
	addEventListener('popstate', onChange)
	return () => removeEventListener('popstate', onChange)
}

/** What an entry of the history keeps beside its URL. Another version of the panel can have written it. */
type EntryState = {
	readonly search?: unknown
	readonly isFromList?: unknown
	/** The id of the person who was opened from the list. */
	readonly opened?: unknown
}

function entryState(): EntryState {
	return history.state ?? {}
}

function currentSearch(): string {
	const { search } = entryState()
	return typeof search === 'string' ? search : ''
}

/**
 * The address of a person's page: the id, never the e-mail address.
 *
 * @example personPath('7') // '/waitlist/persona?id=7'
 */
export function personPath(id: string): string {
	return `/waitlist/persona?id=${encodeURIComponent(id)}`
}

/** Opens a person's page from the list, and marks the row to which Back returns. */
export function openPerson(id: string): void {
	history.replaceState({ ...entryState(), opened: id }, '')
	navigate(personPath(id), { isFromList: true })
}

/** The id of the person who was opened from this entry of the list, after a return to it. */
export function openedPerson(): string | null {
	const { opened } = entryState()
	return typeof opened === 'string' ? opened : null
}

/** Returns to the list as it was; to the whole list if the page was opened by its address. */
export function returnToList(): void {
	if (entryState().isFromList === true) history.back()
	else navigate('/waitlist')
}
