/**
 * Applies the stored theme before the first paint; without one, or without storage, the system's theme applies. Its
 * source is inlined into every page's head, so it refers to nothing outside itself.
 */
export function initTheme(): void {
	try {
		document.documentElement.dataset['theme'] = localStorage['theme'] ?? ''
	} catch {
		return
	}
}
