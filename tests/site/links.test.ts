import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = globSync('dist/**/*.html').map((file) => [file, readFileSync(file, 'utf8')] as const)

test.each(pages)('%s leads only to pages and files of this site that exist', (_file, html) => {
	const paths = [...html.matchAll(/<a\b[^>]*\shref="\/([^"#?]*)/g)].map(([, path = '']) => path)
	const missing = paths.filter(
		(path) => path !== '' && !existsSync(`dist/${path}.html`) && !existsSync(`dist/${path}`),
	)
	expect([...new Set(missing)]).toEqual([])
})
