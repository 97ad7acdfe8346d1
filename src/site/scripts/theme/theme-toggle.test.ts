import { expect, test, vi } from 'vitest'
import { enableThemeToggle } from './theme-toggle.ts'

/** Clicks the toggle of a page with this theme on this system. Returns the new theme and the stored value. */
function toggle(theme: string, isSystemDark: boolean, storage: object = {}) {
	const button = new EventTarget()
	const dataset: DOMStringMap = { theme }
	vi.stubGlobal('document', { querySelector: () => button, documentElement: { dataset } })
	vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }))
	vi.stubGlobal('localStorage', storage)
	enableThemeToggle()
	button.dispatchEvent(new Event('click'))
	return { theme: dataset['theme'], storage }
}

test.each([
	['', false, 'dark'],
	['', true, 'light'],
	['dark', false, 'light'],
	['light', true, 'dark'],
])(
	'toggling the theme "%s", on a dark system: %s, switches to %s and stores the new theme',
	(theme, isSystemDark, next) => {
		expect(toggle(theme, isSystemDark)).toEqual({ theme: next, storage: { theme: next } })
	},
)

test('the theme can also be switched in a browser without storage', () => {
	const storage = new Proxy({}, { set: () => false })
	expect(toggle('', false, storage).theme).toBe('dark')
})
