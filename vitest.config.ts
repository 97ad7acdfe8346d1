import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testBrowser } from '#testing/browser.ts'
import { wordsModules } from './src/cms/reader/files/vite-words.ts'
import { svgComponents } from './scripts/build/svg-components.ts'

/** `expect.poll` waits up to 30 seconds instead of one, because a machine may be slow. */
const expectTimeouts = { poll: { timeout: 30_000 } }

/** Without `DEV`, words are parsed once, as in production; a development server parses them each time. */
const env = { DEV: '' }

/** Elements come from React's production build, because the development build takes a stack trace for each. */
const elements = {
	oxc: { jsx: { runtime: 'automatic', development: false } },
	resolve: {
		alias: {
			'react/jsx-runtime': fileURLToPath(
				new URL('cjs/react-jsx-runtime.production.js', import.meta.resolve('react')),
			),
		},
	},
} as const

/** Tests of what React does in browsers. */
const islandTests = [
	'src/site/{island,quiz,week,two-sheets,say-no}/**/*.test.tsx',
	'src/**/panel/**/*.test.tsx',
]

export default defineConfig({
	test: {
		// As in playwright.config.ts: CI retries a failed test once.
		retry: process.env['CI'] ? 1 : 0,
		// More workers than processors, because half of the time a test waits for a database or the disk.
		maxWorkers: Math.ceil(1.5 * availableParallelism()),
		tags: [{ name: 'night', description: 'Slow and seldom broken: runs with npm run test:all.' }],
		projects: [
			{
				// Tests of rules, components and server modules, each beside the file it tests.
				...elements,
				plugins: [wordsModules, svgComponents],
				test: {
					name: 'unit',
					env,
					expect: expectTimeouts,
					include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'media/**/*.test.ts'],
					exclude: islandTests,
					globalSetup: 'testing/databases.setup.ts',
					setupFiles: 'testing/unit.setup.ts',
					// One process per worker. One process per file took half of the processor time.
					isolate: false,
					// Property tests against a database are slow on a busy machine.
					testTimeout: 180_000,
					hookTimeout: 120_000,
				},
			},
			{
				// Tests of the states of the islands, which are rendered and operated in a simulated document.
				...elements,
				plugins: [wordsModules, svgComponents],
				test: {
					name: 'islands',
					expect: expectTimeouts,
					include: islandTests,
					exclude: ['src/**/*.browser.test.tsx'],
					environment: 'happy-dom',
					// Frames request no pages, because there is no server.
					environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
					setupFiles: ['testing/islands/browser.setup.ts', 'testing/islands/dom.setup.ts'],
					// The time zone of the calendars used as examples.
					env: { ...env, TZ: 'Europe/Berlin' },
					isolate: false,
					testTimeout: 180_000,
				},
			},
			{
				// Tests of components that depend on the browser's dialogs, popovers, selection or focus.
				plugins: [wordsModules, svgComponents],
				test: {
					name: 'browser',
					expect: expectTimeouts,
					include: ['src/**/*.browser.test.tsx'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: testBrowser,
							contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' },
						}),
						instances: [{ browser: 'chromium' }],
					},
					setupFiles: 'testing/islands/browser.setup.ts',
					isolate: false,
					testTimeout: 180_000,
				},
			},
			{
				// Tests of the built site, as files and as processes. They need `npm run build` first.
				test: {
					name: 'site',
					env,
					globalSetup: 'scripts/export/test-site.ts',
					expect: expectTimeouts,
					include: ['tests/site/**/*.test.ts'],
					isolate: false,
					testTimeout: 180_000,
					hookTimeout: 120_000,
				},
			},
			{
				// Tests in which a fresh clone is installed, built and served. They need the package registry.
				test: {
					name: 'clone',
					expect: expectTimeouts,
					include: ['tests/clone/**/*.test.ts'],
					// Enough for a test that installs and builds on a busy machine.
					testTimeout: 600_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
})
