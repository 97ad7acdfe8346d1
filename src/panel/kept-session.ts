/**
 * In a browser that had a session, marks the page of the panel, so that style sheets hide the login until the server
 * has answered. The source of this function is inlined into the page's head, so it refers to nothing outside itself.
 */
export function awaitSession(): void {
	try {
		if (localStorage['innervolt-session']) document.documentElement.dataset['session'] = ''
	} catch {
		return
	}
}

/** Stores, for the next page, whether the browser has a session, because no script can read the session cookie. */
export function keepSession(isSignedIn: boolean): void {
	document.documentElement.toggleAttribute('data-session', isSignedIn)
	try {
		if (isSignedIn) localStorage['innervolt-session'] = 'kept'
		else localStorage.removeItem('innervolt-session')
	} catch {
		return
	}
}
