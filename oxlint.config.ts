import { defineConfig, type OxlintOverride } from 'oxlint'

/** What each layer of src/ may import besides itself. Every other import is an error. docs/architecture.md explains the layers. */
const mayImport: Record<string, readonly string[]> = {
	settings: ['#domain/**', 'zod'],
	domain: [],
	contract: ['#domain/**', 'zod', 'zod/mini'],
	words: [
		'#content/messages/es/panel/*.yaml',
		'#domain/**',
		'#settings/**',
		'#site/blocks/blocks.ts',
		'#site/blocks/example.ts',
		'#site/blocks/specified.ts',
		'#site/blocks/*/*.schema.ts',
		'node:*',
		'@markdoc/markdoc',
		'icu-minify/compile',
		'icu-minify/format',
		'vite',
		'yaml',
		'zod',
	],
	publishing: [
		'#words/**',
		'#domain/**',
		'#settings/**',
		'#site/blocks/blocks.ts',
		'#site/blocks/*/*.schema.ts',
		'@markdoc/markdoc',
		'node:async_hooks',
	],
	/** Blocks of pages: component, styles and schema in one folder. */
	site: [
		'#components/**',
		'#words/schemas/**',
		'#words/format-message.ts',
		'#words/message.ts',
		'#domain/**',
		'#contract/my-data-act.ts',
		'#contract/person.ts',
		'#contract/request-page.ts',
		'react',
		'zod',
	],
	components: [
		'#words/schemas/**',
		'#words/format-message.ts',
		'#words/message.ts',
		'#words/inline-prose.ts',
		'#domain/**',
		'@markdoc/markdoc',
		'react',
	],
	islands: [
		'#words/schemas/**',
		'#words/format-message.ts',
		'#words/message.ts',
		'#content/**/*.yaml',
		'#components/**',
		'#domain/**',
		'#contract/**',
		'react',
		'react-dom',
		'react-dom/client',
		'@codemirror/*',
		'@lezer/highlight',
		'@simplewebauthn/browser',
		'@tanstack/react-query',
		'uqr',
		'ical.js',
		'fflate',
		'diff',
		'@base-ui/react/**',
	],
	enhance: ['#domain/**'],
	layouts: [
		'#components/**',
		'#site/**',
		'#words/**',
		'#domain/**',
		'#enhance/**',
		'#publishing/**',
		'react',
	],
	pages: [
		'#content/messages/es/panel/*.yaml',
		'#layouts/**',
		'#components/**',
		'#site/**',
		'#islands/**',
		'#enhance/**',
		'#words/**',
		'#domain/**',
		'#publishing/**',
		'#contract/request-page.ts',
		'astro',
		'astro/app/entrypoint',
		'react',
		'react-dom/server',
	],
	server: [
		'#settings/**',
		'#domain/**',
		'#contract/**',
		'#publishing/launch-facts.ts',
		'#words/catalogue/text-catalogue.ts',
		'#words/check-words.ts',
		'#words/checks/check-texts.ts',
		'#words/entries.ts',
		'#words/facts-forms/*.ts',
		'#words/site.ts',
		'#words/words-error.ts',
		'#words/word-edits.ts',
		'#words/addresses.ts',
		'#words/counterparts.ts',
		'#words/edit-places.ts',
		'#words/settle-changes.ts',
		'#words/pages/*.ts',
		'#words/consents.ts',
		'#words/consent-edits.ts',
		'#words/words-files.ts',
		'#words/format-message.ts',
		'#words/schemas/**',
		'node:*',
		'node:*/*',
		'fastify',
		'imapflow',
		'kysely',
		'kysely/migration',
		'markdown-it',
		'mrmime',
		'nodemailer',
		'pg',
		'sharp',
		'@simplewebauthn/server',
	],
}

/**
 * What each feature of the server may import besides itself and the platform: the files by which others offer what they
 * do. The platform imports no feature. Of bounces, waitlist, people, letters and my-data, each imports only those before
 * it, by the one file that bears their name. Files directly in src/server/, api/ and scenarios/ put the features together
 * and may import all.
 */
const serverFeatures: Record<string, readonly string[]> = {
	accounts: [],
	backup: ['accounts/accounts.ts', 'letters/letters.ts'],
	bounces: [],
	cli: [
		'accounts/accounts.ts',
		'accounts/password.ts',
		'backup/*.ts',
		'my-data/my-data.ts',
		'people/people.ts',
		'settings/list-settings.ts',
		'settings/stored-settings.ts',
		'settings/use-stored-settings.ts',
		'store.ts',
		'waitlist/outbox.ts',
		'words/*.ts',
	],
	counts: ['accounts/accounts.ts'],
	'first-start': ['accounts/accounts.ts', 'settings/stored-settings.ts'],
	launch: ['accounts/accounts.ts', 'bounces/bounces.ts', 'mail-design/*.ts'],
	letters: [
		'accounts/accounts.ts',
		'bounces/bounces.ts',
		'counts/counts.ts',
		'mail-design/*.ts',
		'people/people.ts',
		'waitlist/waitlist.ts',
	],
	'mail-design': [],
	'my-data': [
		'accounts/accounts.ts',
		'mail-design/*.ts',
		'people/people.ts',
		'waitlist/waitlist.ts',
	],
	notices: [
		'accounts/accounts.ts',
		'bounces/bounces.ts',
		'counts/counts.ts',
		'letters/letters.ts',
		'waitlist/waitlist.ts',
	],
	people: [
		'accounts/accounts.ts',
		'bounces/bounces.ts',
		'waitlist/waitlist.ts',
		'webhook/webhook-events.ts',
	],
	retention: [
		'accounts/accounts.ts',
		'letters/letters.ts',
		'people/people.ts',
		'waitlist/waitlist.ts',
		'webhook/webhook-events.ts',
	],
	settings: ['accounts/accounts.ts'],
	waitlist: [
		'accounts/accounts.ts',
		'bounces/bounces.ts',
		'counts/counts.ts',
		'mail-design/*.ts',
		'webhook/webhook-events.ts',
	],
	webhook: [],
	words: ['accounts/accounts.ts', 'accounts/login/panel-session.ts'],
}

/**
 * Folders outside src/ may import every layer and any package, but not each other: tests and scripts share
 * code through testing/, which imports neither.
 */
const tools: Record<string, readonly string[]> = {
	testing: ['#testing/**'],
	tests: ['#testing/**'],
	scripts: ['#testing/**', '#media/**'],
}

const outsideServer = mayImport['server'] ?? []

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
		...Object.entries(mayImport).map(([folder, others]) =>
			refuseImports(`src/${folder}/**`, folder, ['*', '!./**', `!#${folder}/**`], others),
		),
		refuseImports(
			'src/server/platform/**',
			'platform',
			['*', '!./**', '!#server/platform/**'],
			outsideServer,
		),
		...Object.entries(serverFeatures).map(([feature, others]) =>
			refuseImports(
				`src/server/${feature}/**`,
				feature,
				['*', '!./**', `!#server/${feature}/**`, '!#server/platform/**'],
				[...outsideServer, ...others.map((file) => `#server/${file}`)],
			),
		),
		{
			files: ['src/**/*.{ts,tsx}'],
			excludeFiles: ['**/*.test.{ts,tsx}'],
			rules: { 'innervolt/site-at-import': 'error' },
		},
		{
			// Words stand in src/content/, also those that only screen readers say.
			files: ['src/{islands,components,site}/**/*.tsx'],
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
			files: ['src/server/**', 'scripts/**', 'lab/**'],
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
			files: ['src/server/**'],
			rules: { 'eslint/no-void': ['error', { allowAsStatement: true }] },
		},
		{
			files: ['src/**/*.test.{ts,tsx}'],
			rules: { 'no-restricted-imports': 'off', 'eslint/no-void': 'off' },
		},
		{
			// A query of Testing Library that finds nothing fails the test.
			files: ['src/islands/**/*.test.tsx'],
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
				[...Object.keys(mayImport).map((layer) => `#${layer}/**`), ...others],
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
