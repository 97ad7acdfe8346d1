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
export function navigate(href: string, { search = '', replace }: Options = {}): void {
	const state = search === '' ? null : { search }
	if (replace) history.replaceState(state, '', href)
	else history.pushState(state, '', href)
	// The browser sends this event for Back and Forward only.
	dispatchEvent(new PopStateEvent('popstate', { state }))
}

function subscribe(onChange: () => void): () => void {
	addEventListener('popstate', onChange)
	return () => removeEventListener('popstate', onChange)
}

function currentSearch(): string {
	const state: { readonly search?: unknown } | null = history.state
	return typeof state?.search === 'string' ? state.search : ''
}
