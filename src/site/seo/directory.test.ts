import { expect, test } from 'vitest'
import { pages } from '#site-map/pages.ts'
import { publicPageHeads } from './directory.ts'

test('the directory lists each language version of each page in the table of pages once', () => {
	const listed = publicPageHeads()
		.map(({ path }) => path)
		.toSorted()
	expect(listed).toEqual(
		Object.values(pages)
			.flatMap(Object.values<string>)
			.toSorted(),
	)
})

test('a page is listed in the language of its address', () => {
	for (const { path, language } of publicPageHeads()) {
		const page = Object.values(pages).find((each) => Object.values<string>(each).includes(path))
		expect(page && Object.entries(page)).toContainEqual([language, path])
	}
})
