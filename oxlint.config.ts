import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * Capabilities in order: each may import the main files, rules and messages of earlier ones. See docs/architecture.md.
 */
const capabilities = [
	'accounts',
	'settings',
	'first-start',
	'cms',
	'counts',
	'mail-design',
	'bounces',
	'webhook',
	'waitlist',
	'people',
	'letters',
	'my-data',
	'leave',
	'notices',
	'retention',
	'backup',
	'launch',
] as const

type Capability = (typeof capabilities)[number]

const placeOf = (name: Capability) => (name === 'cms' ? 'cms' : `features/${name}`)
const before = (name: Capability) => capabilities.slice(0, capabilities.indexOf(name))

/** Below everything else. */
const ground = ['#site-map/**', '#values/**']

/** The formats of the site's words, which may also be used in the browser. */
const formats = ['#cms/reader/format/**', '#cms/reader/rules/**', '#cms/reader/schemas/**']

/** Rules are pure. They may be imported by any place that may import their capability, and by later capabilities. */
const anyRules = ['#*/rules/**', '#*/*/rules/**', '#*/*/*/rules/**']
const anyMessages = ['#*/messages/**', '#*/*/messages/**']
const anyPanel = ['#*/panel/**', '#*/*/panel/**', '#*/*/*/panel/**']

/** Parts of the site that contain no words. The panel uses them too. */
const parts = ['#site/ui/**', '#site/art/**', '#site/island/**']

const serverLibraries = [
	'node:*',
	'node:*/*',
	'@simplewebauthn/server',
	'altcha-lib',
	'altcha-lib/algorithms/*',
	'fastify',
	'imapflow',
	'kysely',
	'kysely/migration',
	'markdown-it',
	'mrmime',
	'nodemailer',
	'pg',
	'postal-mime',
	'prom-client',
	'sharp',
	'standardwebhooks',
]

const browserLibraries = [
	'@base-ui/react/**',
	'@codemirror/*',
	'@lezer/highlight',
	'@simplewebauthn/browser',
	'@tanstack/react-query',
	'diff',
	'fflate',
	'ical.js',
	'react',
	'react-dom',
	'react-dom/client',
	'uqr',
]

/** A place of `src`, by path or glob, with its allowed imports besides its own files. */
type Place = {
	readonly files: string | readonly string[]
	readonly may: readonly string[]
	readonly never?: readonly string[]
}

const places: readonly Place[] = [
	{
		files: 'src/*',
		may: ['#app/**', '#config/**', '#platform/**', '#features/*/*.ts', 'node:*', 'zod'],
	},
	{ files: 'src/content/**', may: [] },
	{ files: 'src/site-map/**', may: ['#site-map/**'] },
	{ files: 'src/values/**', may: [...ground, 'zod/mini'] },
	{ files: 'src/config/**', may: [...ground, '#config/**', 'zod'] },
	{ files: 'src/platform/**', may: [...ground, '#config/**', '#platform/**', ...serverLibraries] },
	{
		files: 'src/app/**',
		may: ['#*/**', ...serverLibraries, 'react', 'zod', 'zod/mini'],
		never: ['#site/pages/**'],
	},
	...capabilities.flatMap(placesOf),
	{
		files: 'src/cms/reader/**',
		may: [
			...ground,
			'#cms/reader/**',
			'#config/**',
			...anyRules,
			'#site/blocks/blocks.ts',
			'#site/**/*.schema.ts',
			// The names of drawings and of the nodes of a text.
			'#site/art/**',
			'#site/ui/**',
			'#content/messages/es/panel/*.yaml',
			'@markdoc/markdoc',
			'icu-minify/compile',
			'icu-minify/format',
			'node:*',
			'vite',
			'yaml',
			'zod',
		],
	},
	{ files: 'src/cms/reader/rules/**', may: [...ground, '#cms/reader/rules/**'] },
	{
		files: 'src/site/**',
		may: [
			...ground,
			...formats,
			'#site/**',
			'#content/**/*.yaml',
			...['counts', 'waitlist', 'letters', 'leave'].flatMap((each) => [
				`#features/${each}/rules/**`,
				`#features/${each}/messages/**`,
			]),
			'@markdoc/markdoc',
			'altcha-lib',
			'altcha-lib/algorithms/web/*',
			'fflate',
			'ical.js',
			'react',
			'react-dom',
			'react-dom/client',
			'uqr',
			'zod',
		],
		never: ['#site/pages/**', '#site/layouts/**', '#site/seo/**', '!#site/layouts/*.css'],
	},
	{ files: 'src/site/**/rules/**', may: [...ground, '#site/*/rules/**', '#site/*/*/rules/**'] },
	{
		files: ['src/site/{pages,layouts,seo,requested,messages}/**', 'src/site/*.ts'],
		may: [
			...ground,
			'#site/**',
			'#cms/reader/**',
			'#config/**',
			'#content/messages/es/panel/*.yaml',
			...anyRules,
			...anyMessages,
			// The island of the panel, and the addresses of the panel's places.
			'#app/OwnerPanel.tsx',
			'#panel/places.ts',
			'#panel/kept-session.ts',
			'@markdoc/markdoc',
			'astro',
			'astro/app/entrypoint',
			'astro:middleware',
			'node:async_hooks',
			'react',
			'react-dom/server',
			'turndown',
		],
	},
	{
		files: 'src/panel/**',
		may: [
			...ground,
			...formats,
			'#panel/**',
			'#content/**/*.yaml',
			...parts,
			...anyRules,
			...anyMessages,
			...browserLibraries,
		],
	},
]

function placesOf(name: Capability): readonly Place[] {
	const folder = placeOf(name)
	const others = before(name).map(placeOf)
	const rules = [
		...ground,
		'#config/rules/**',
		'#cms/reader/rules/**',
		'#site/*/rules/**',
		'#site/*/*/rules/**',
	].concat([folder, ...others].flatMap((each) => [`#${each}/rules/**`, `#${each}/*/rules/**`]))
	const blocks = ['#site/blocks/*.ts', '#site/blocks/**/*.schema.ts']
	return [
		{
			files: `src/${folder}/**`,
			may: [
				...ground,
				`#${folder}/**`,
				'#platform/**',
				'#config/**',
				'#cms/reader/**',
				// The contents of pages rendered for one request.
				'#site/messages/**',
				...(name === 'cms' ? [...blocks, '@markdoc/markdoc', 'yaml', 'zod'] : []),
				...before(name).map((each) => `#${placeOf(each)}/${each}.ts`),
				...rules,
				...others.flatMap((each) => [`#${each}/messages/**`, `#${each}/*/messages/**`]),
				...serverLibraries,
			],
			never: ['./panel/**', './*/panel/**', ...anyPanel],
		},
		{ files: `src/${folder}/**/rules/**`, may: rules },
		{
			files: `src/${folder}/**/messages/**`,
			may: [...ground, ...anyRules, ...anyMessages, 'zod', 'zod/mini'],
		},
		{
			files: `src/${folder}/**/panel/**`,
			may: [
				...ground,
				...formats,
				'#panel/**',
				...[folder, ...others].flatMap((each) => [`#${each}/panel/**`, `#${each}/*/panel/**`]),
				'#content/**/*.yaml',
				...parts,
				...anyRules,
				...anyMessages,
				...browserLibraries,
			],
		},
	]
}

/**
 * Folders outside src/ may import every layer and any package, but not each other: tests and scripts share
 * code through testing/, which imports neither.
 */
const tools: Record<string, readonly string[]> = {
	testing: ['#testing/**'],
	// Journeys in a subfolder import the helpers that all journeys share.
	tests: ['#testing/**', '../*.ts'],
	scripts: ['#testing/**', '#media/**'],
}

export default defineConfig({
	plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
	jsPlugins: ['./scripts/lint/site-at-import.ts'],
	// Lints and checks the types of TypeScript files in one run; `astro check` checks .astro files only.
	options: { denyWarnings: true, typeAware: true, typeCheck: true },
	categories: { correctness: 'error', suspicious: 'error' },
	rules: {
		'react/react-in-jsx-scope': 'off',
		// <progress> cannot be styled as the quizzes' progress bar in every browser.
		'jsx-a11y/prefer-tag-over-role': 'off',
		'import/no-cycle': 'error',
		// Node finds the names of a CommonJS package, such as Markdoc, on its default export only.
		'import/no-named-as-default-member': 'off',
		// Fastify accepts handlers that return promises.
		'oxc/no-async-endpoint-handlers': 'off',
		'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
		'typescript/no-explicit-any': 'error',
		'typescript/no-non-null-assertion': 'error',
		'eslint/max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
	},
	ignorePatterns: ['dist*', '.astro', 'public'],
	overrides: [
		...places.map(({ files, may, never = [] }) =>
			refuseImports(files, String(files), ['*', '!./**'], may, never),
		),
		{
			files: ['src/**/*.{ts,tsx}'],
			excludeFiles: ['**/*.test.{ts,tsx}'],
			rules: { 'innervolt/site-at-import': 'error' },
		},
		{
			// Words belong in src/content/, including words for screen readers only.
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
				// Server code posts messages only to threads, which have no origin.
				'unicorn/require-post-message-target-origin': 'off',
				// A rejected promise that nobody awaits ends the process. Fastify's replies and instances are thenable but need
				// not be awaited.
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
			// These tests need no `expect`: a query of Testing Library that finds nothing fails the test.
			files: ['src/{islands,site,panel,features,cms}/**/*.test.tsx'],
			rules: { 'vitest/expect-expect': 'off' },
		},
		// Node resolves `#` imports by the nearest package.json. The lab's defines none, so files of the lab import by
		// path.
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
				['#*', '#*/**', '..', '../*', '../*/**'],
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

/** @param never imports refused although they match a pattern of `allowed` */
function refuseImports(
	files: string | readonly string[],
	folder: string,
	refused: readonly string[],
	allowed: readonly string[],
	never: readonly string[] = [],
): OxlintOverride {
	const group = [...refused, ...allowed.map((other) => `!${other}`), ...never]
	const message = `${folder} may import: ${['itself', ...allowed].join(', ')}`
	return {
		files: [files].flat(),
		rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
	}
}
