import { defineConfig, type OxlintOverride } from 'oxlint'

/** What each folder of src/ may import besides itself. Anything else is an error. */
const mayImport: Record<string, readonly string[]> = {
	settings: ['zod'],
	domain: [],
	contract: ['#domain/**', 'zod'],
	content: ['#domain/**', '#settings/**'],
	components: ['#content/types.ts', '#content/types/**', '#domain/**', 'react'],
	islands: [
		'#components/**',
		'#domain/**',
		'#contract/**',
		'#content/types.ts',
		'#content/types/**',
		'#content/quizzes/**',
		'react',
		'react-dom',
	],
	enhance: ['#domain/**'],
	layouts: ['#components/**', '#content/**', '#enhance/**'],
	pages: [
		'#layouts/**',
		'#components/**',
		'#islands/**',
		'#enhance/**',
		'#content/**',
		'#domain/**',
		'astro',
		'astro:*',
		'react-dom/server',
	],
	server: [
		'#settings/**',
		'#domain/**',
		'#contract/**',
		'#content/quizzes/**',
		'#content/emails/**',
		'node:*',
		'node:fs/promises',
		'node:readline/promises',
		'node:timers/promises',
		'fastify',
		'@fastify/*',
		'kysely',
		'nodemailer',
		'nodemailer/**',
		'pg',
		'zod',
	],
}

export default defineConfig({
	plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
	categories: { correctness: 'error', suspicious: 'error' },
	rules: {
		'react/react-in-jsx-scope': 'off',
		// <progress> cannot be drawn as a bar of light in every browser.
		'jsx-a11y/prefer-tag-over-role': 'off',
		'import/no-cycle': 'error',
		'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
		'typescript/no-explicit-any': 'error',
		'typescript/no-non-null-assertion': 'error',
		'eslint/max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
	},
	ignorePatterns: ['dist', '.astro', 'public'],
	overrides: [
		...Object.entries(mayImport).map(onlyImports),
		{ files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
	],
})

function onlyImports([folder, others]: [string, readonly string[]]): OxlintOverride {
	const group = ['*', '!./**', `!#${folder}/**`, ...others.map((other) => `!${other}`)]
	const message = `${folder}/ may import: ${['itself', ...others].join(', ')}`
	return {
		files: [`src/${folder}/**`],
		rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
	}
}
