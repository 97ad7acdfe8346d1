export function enableThemeToggle(): void {
	document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
		const { dataset } = document.documentElement
		const isDark = dataset['theme']
			? dataset['theme'] === 'dark'
			: matchMedia('(prefers-color-scheme: dark)').matches
		const theme = isDark ? 'light' : 'dark'
		dataset['theme'] = theme
		try {
			localStorage['theme'] = theme
		} catch {
			// Storage is disabled: the choice lasts as long as the page.
		}
	})
}
