import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { pageLanguages } from '#site-map/pages.ts'

/** The title above the questions of a page, or the title that all guides share. */
const faqTitle = z.union([
	z.object({ faq: z.object({ title: z.string() }) }).transform(({ faq }) => faq.title),
	z
		.object({ blocks: z.object({ faq: z.object({ title: z.string() }) }) })
		.transform(({ blocks }) => blocks.faq.title),
	z.object({ closing: z.object({ faq: z.string() }) }).transform(({ closing }) => closing.faq),
])

test.each(pageLanguages)(
	'all pages in %s have the same title above their questions',
	(language) => {
		const titles = globSync(`src/content/{pages,tools}/${language}/*.yaml`).flatMap(
			(file) => faqTitle.safeParse(parse(readFileSync(file, 'utf8'))).data ?? [],
		)
		// One title each from the three tools, the page for leaving, the guides and the country pages; in English also from
		// the home page, which exists in English only.
		expect(titles).toHaveLength(language === 'en' ? 7 : 6)
		expect([...new Set(titles)]).toHaveLength(1)
	},
)
