import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const developmentPort = 4175

/**
 * Compares pages with the committed pictures: `npm run pictures`; with `-- --update-snapshots` renews them.
 * The built site is served as for the journeys; `/_design` exists on the development server only.
 */
export default defineConfig({
	...journeys,
	testIgnore: [],
	testMatch: 'pictures.spec.ts',
	snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
	projects: [{ name: 'pictures' }],
	webServer: [
		...[journeys.webServer ?? []].flat(),
		{
			command: `astro dev --port ${developmentPort}`,
			url: `http://127.0.0.1:${developmentPort}/_design`,
			reuseExistingServer: false,
		},
	],
})
