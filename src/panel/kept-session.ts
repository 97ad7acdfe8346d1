/**
 * Marks a page of the panel opened by a browser that had a session, so that style sheets hide the login until the server
 * has answered. Its source is inlined into the page's head, so it refers to nothing outside itself.
 */
export function awaitSession(): void {
	try {
		if (localStorage['innervolt-session']) document.documentElement.dataset['session'] = ''
	} catch {
		return
	}
}

/** Keeps for the next page whether the browser has a session. No script can read the cookie of the session. */
export function keepSession(isSignedIn: boolean): void {
	document.documentElement.toggleAttribute('data-session', isSignedIn)
	try {
		if (isSignedIn) localStorage['innervolt-session'] = 'kept'
		else localStorage.removeItem('innervolt-session')
	} catch {
		return
	}
}
