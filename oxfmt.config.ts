import { defineConfig } from 'oxfmt'

export default defineConfig({
	useTabs: true,
	semi: false,
	singleQuote: true,
	printWidth: 100,
	astro: true,
	sortPackageJson: false,
	overrides: [{ files: ['*.md', '*.yml'], options: { useTabs: false } }],
})
