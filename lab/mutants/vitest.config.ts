import { defineConfig } from 'vitest/config'

// The domain's unit tests without the databases, which none of them needs.
export default defineConfig({
	test: {
		include: ['src/{site-map,values}/**/*.test.ts', 'src/**/rules/**/*.test.ts'],
		testTimeout: 60_000,
	},
})
