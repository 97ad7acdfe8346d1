import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * Folders outside src/ may import every layer and any package, but not each other: tests and scripts share
 * code through testing/, which imports neither.
 */
const tools: Record<string, readonly string[]> = {
	testing: ['#testing/**'],
	tests: ['#testing/**'],
	scripts: ['#testing/**', '#media/**'],
}

export default defineConfig({
	plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
	jsPlugins: ['./scripts/lint/site-at-import.ts'],
	// Checks the types of TypeScript files as well, with the same program; `astro check` is left with those of .astro files.
	options: { denyWarnings: true, typeAware: true, typeCheck: true },
	categories: { correctness: 'error', suspicious: 'error' },
	rules: {
		'react/react-in-jsx-scope': 'off',
		// <progress> cannot be styled as the quizzes' progress bar in every browser.
		'jsx-a11y/prefer-tag-over-role': 'off',
		'import/no-cycle': 'error',
		// Node finds the names of a CommonJS package, such as Markdoc, on its default export only.
		'import/no-named-as-default-member': 'off',
		'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
		'typescript/no-explicit-any': 'error',
		'typescript/no-non-null-assertion': 'error',
		'eslint/max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
	},
	ignorePatterns: ['dist*', '.astro', 'public'],
	overrides: [
		{
			files: ['src/**/*.{ts,tsx}'],
			excludeFiles: ['**/*.test.{ts,tsx}'],
			rules: { 'innervolt/site-at-import': 'error' },
		},
		{
			// Words stand in src/content/, also those that only screen readers say.
			files: ['src/{islands,components,site,panel,features,cms}/**/*.tsx'],
			excludeFiles: ['**/*.test.tsx', '**/Design{Section,Forms,Buttons}.tsx'],
			rules: {
				'react/jsx-no-literals': [
					'error',
					{
						allowedStrings: ['.', ',', ':', '?', '+', '·', '–', '(', ').', '“', '”', '”.', ', “'],
						restrictedAttributes: ['aria-label', 'alt', 'label', 'placeholder', 'title'],
					},
				],
			},
		},
		{
			files: ['src/{server,main.ts,app,platform,config,features,cms}/**', 'scripts/**', 'lab/**'],
			excludeFiles: [
				'src/**/{panel,rules,messages}/**',
				'src/cms/{reader,catalogue,checks,edits}/**',
			],
			rules: {
				// Servers post to threads only, which have no origin.
				'unicorn/require-post-message-target-origin': 'off',
				// An error that nobody awaits ends the process. Replies and plugins of Fastify can be awaited and need not be.
				'typescript/no-floating-promises': [
					'error',
					{
						ignoreVoid: false,
						allowForKnownSafePromises: [
							{ from: 'package', package: 'fastify', name: ['FastifyReply', 'FastifyInstance'] },
						],
					},
				],
				'typescript/no-misused-promises': 'error',
			},
		},
		{
			// The rule above does not see a promise behind an arrow: `() => void work()`.
			files: ['src/{server,app,platform,config,features,cms}/**'],
			excludeFiles: [
				'src/**/{panel,rules,messages}/**',
				'src/cms/{reader,catalogue,checks,edits}/**',
			],
			rules: { 'eslint/no-void': ['error', { allowAsStatement: true }] },
		},
		{
			files: ['src/**/*.test.{ts,tsx}'],
			rules: { 'no-restricted-imports': 'off', 'eslint/no-void': 'off' },
		},
		{
			// A query of Testing Library that finds nothing fails the test.
			files: ['src/{islands,site,panel,features,cms}/**/*.test.tsx'],
			rules: { 'vitest/expect-expect': 'off' },
		},
		// Node reads the imports of the nearest package.json: the lab's has none, so its files name what they import by path.
		refuseImports(
			'lab/**',
			'lab',
			['#*', '#*/**', '../../*/**'],
			['../../{scripts,src,testing}/**'],
		),
		refuseImports('{*.ts,media/**}', 'media', ['**/lab/**'], []),
		...Object.entries(tools).map(([folder, others]) =>
			refuseImports(
				`${folder}/**`,
				folder,
				['#*', '#*/**', '..', '../**'],
				[
					...'app cms config content features panel platform site site-map values'
						.split(' ')
						.map((name) => `#${name}/**`),
					...others,
				],
			),
		),
	],
})

function refuseImports(
	files: string,
	folder: string,
	refused: readonly string[],
	allowed: readonly string[],
): OxlintOverride {
	const group = [...refused, ...allowed.map((other) => `!${other}`)]
	const message = `${folder}/ may import: ${['itself', ...allowed].join(', ')}`
	return {
		files: [files],
		rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
	}
}
