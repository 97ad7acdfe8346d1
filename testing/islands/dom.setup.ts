import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { loggedErrors, takeErrors } from './logged-errors.ts'

configure({
	// An upper limit for a slow machine.
	asyncUtilTimeout: 30_000,
	// Without the whole document.
	getElementError: (message, container) =>
		new Error(`${message ?? ''}\n${container.textContent.slice(0, 600)}`),
})

// What is left of a test that has ended asks no server.
globalThis.fetch = () => Promise.reject(new Error('No server answers'))

beforeEach(() => {
	loggedErrors.length = 0
	vi.spyOn(console, 'error').mockImplementation((...error) => {
		// Of the element <search>, which happy-dom does not know.
		if (!String(error[0]).includes('is unrecognized in this browser')) loggedErrors.push(error)
	})
})

/** Files share one document per worker: each test leaves it as it was. A test fails when an island logs an error. */
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
