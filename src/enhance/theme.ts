/** Lets the lamp in the header switch between light and dark, and keeps the choice. */
export function listenToThemeToggle(): void {
	document.querySelector('[data-lamp]')?.addEventListener('click', () => {
		const { dataset } = document.documentElement
		const isDark = dataset['theme']
			? dataset['theme'] === 'dark'
			: matchMedia('(prefers-color-scheme: dark)').matches
		const theme = isDark ? 'light' : 'dark'
		dataset['theme'] = theme
		try {
			localStorage['theme'] = theme
		} catch {
			// Storage is switched off: the choice lasts as long as the page.
		}
	})
}
