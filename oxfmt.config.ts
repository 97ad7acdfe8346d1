import { defineConfig } from 'oxfmt'

export default defineConfig({
	useTabs: true,
	semi: false,
	singleQuote: true,
	printWidth: 100,
	astro: true,
	sortPackageJson: false,
	// Generated files, and files served unchanged.
	ignorePatterns: ['package-lock.json', 'public', 'testing/calendars/*.json'],
	overrides: [{ files: ['*.md', '*.yml'], options: { useTabs: false } }],
})
