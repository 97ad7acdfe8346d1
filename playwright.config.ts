import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testBrowser } from '#testing/browser.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 4173)

export default defineConfig({
	testDir: 'tests/journeys',
	globalSetup: './scripts/export/test-site.ts',
	// `pictures.spec.ts` runs with playwright.pictures.config.ts, which also starts the development server.
	testIgnore: 'pictures.spec.ts',
	fullyParallel: true,
	// Upper limits for a slow machine; on a fast one nothing takes as long.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	// More workers than cores, because a test spends half of its time waiting for the browser's clock or the server.
	workers: Math.ceil(1.5 * availableParallelism()),
	forbidOnly: true,
	build: { external: ['**/src/**', '**/testing/**'] },
	// CI retries a failed test once; the gate reports which tests needed it.
	retries: process.env['CI'] ? 1 : 0,
	reporter: [['list'], ['./testing/reporters/playwright.ts']],
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		launchOptions: testBrowser,
		// Pages without motion render no frames. Tests of motion turn motion on.
		contextOptions: { reducedMotion: 'reduce' },
		// Requests of a service worker would bypass the route handlers of the tests. week-offline.spec.ts allows service
		// workers.
		serviceWorkers: 'block',
	},
	projects: [
		{ name: 'journeys', grepInvert: /@night|\.night\./ },
		// Tests that rarely fail: pages whose template the gate checks on another page, and rare paths in the panel.
		{ name: 'night', grep: /@night|\.night\./ },
	],
	webServer: {
		command: 'node src/start.js',
		url: `http://127.0.0.1:${port}/healthz`,
		env: {
			PORT: String(port),
			DATA_DIR: 'test-results/data',
			// The admin that tests/journeys/panel.ts logs in as.
			ADMIN_USERNAME: 'ada',
			ADMIN_PASSWORD: 'correct horse',
			// Every journey and every retry signs up from the same client address.
			SIGNUPS_PER_CLIENT: '10000',
		},
		reuseExistingServer: false,
	},
})
