import { expect, test } from 'vitest'
import { claims } from '#content/claims.ts'
import type { Claim } from '#domain/claims/claims.ts'
import { pages } from '#testing/built-pages.ts'

/** A page for a link of a mail has a footer of its own. */
const withFooter = pages
	.filter(({ html, path }) => html.includes('<footer') && !path.startsWith('/notices/my-data-'))
	.map(({ path }) => path)

test.each(Object.entries<Claim>(claims))(
	'%s stands on the pages that its row names, and on no other',
	(_name, { text, translations = {}, isShown, pages: named }) => {
		const texts = [text, ...Object.values(translations)]
		const found = pages.filter(({ html }) => texts.some((each) => html.includes(each)))
		const wanted = named === 'every page' ? withFooter : named
		expect(found.map(({ path }) => path)).toEqual(isShown ? wanted : [])
	},
)
