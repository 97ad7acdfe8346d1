/** @type {import('prettier').Config} */
export default {
	plugins: ['prettier-plugin-astro'],
	useTabs: true,
	semi: false,
	singleQuote: true,
	printWidth: 100,
	overrides: [
		{ files: '*.astro', options: { parser: 'astro' } },
		{ files: ['*.md', '*.yml'], options: { useTabs: false } },
	],
}
