import { defineConfig } from 'vitest/config'

// Runs only the tests of rules, `site-map` and `values`, none of which needs a database.
export default defineConfig({
	test: {
		include: ['src/{site-map,values}/**/*.test.ts', 'src/**/rules/**/*.test.ts'],
		testTimeout: 60_000,
	},
})
