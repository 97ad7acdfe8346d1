import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { loggedErrors, takeErrors } from './logged-errors.ts'

configure({
	// A time limit for slow machines.
	asyncUtilTimeout: 30_000,
	// Omits the whole document.
	getElementError: (message, container) =>
		new Error(`${message ?? ''}\n${container.textContent.slice(0, 600)}`),
})

// No request may be sent, because code that a finished test left running would call a server.
globalThis.fetch = () => Promise.reject(new Error('No server answers'))

beforeEach(() => {
	document.documentElement.dataset['languages'] = 'en,de,pt'
	loggedErrors.length = 0
	vi.spyOn(console, 'error').mockImplementation((...error) => {
		// Ignores React's error about the element <search>, which happy-dom does not know.
		if (!String(error[0]).includes('is unrecognized in this browser')) loggedErrors.push(error)
	})
})

/** The test files of a worker share one document, so each test restores it. A test fails if an island logs an error. */
afterEach(() => {
	cleanup()
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
	localStorage.clear()
	sessionStorage.clear()
	history.replaceState(null, '', '/')
	document.body.replaceChildren()
	for (const name of document.documentElement.getAttributeNames())
		document.documentElement.removeAttribute(name)
	if (loggedErrors.length > 0) throw new Error(`The island logged ${takeErrors()}`)
})
