import { resolve } from 'node:path'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import { readPageSettings } from '#config/settings.ts'
import { textCatalogue } from '#cms/catalogue/text-catalogue.ts'
import type { Site, WordEdits } from '#cms/reader/site.ts'

const paths = ['/', '/usa', '/deutschland', '/privacy', '/week', '/llms.txt']

const texts = (await textCatalogue()).filter(
	({ language, kind, maxLength }) => language !== 'es' && kind === 'line' && !maxLength,
)

/** The suffix of the changed texts of each site. */
const marks = ['qfirstq', 'qsecondq', 'qthirdq'] as const

/** Valid changes of some texts, one of them on the landing page. */
const editsWith = (mark: string) =>
	fc.subarray(texts, { minLength: 5, maxLength: 20 }).map((changed): WordEdits => {
		const title = { 'blocks/hero/title': `Know. ${mark}` }
		const byFile: Record<string, Record<string, string>> = { 'pages/en/home.yaml': title }
		for (const { file, place, text } of changed) (byFile[file] ??= {})[place] ??= `${text} ${mark}`
		return byFile
	})

const settings = fc
	.constantFrom<Record<string, string>[]>(
		{ SITE_LANGUAGES: 'en,de' },
		{ SITE_URL: 'https://own.example' },
		{ ANALYTICS: 'none' },
	)
	.map(readPageSettings)

const siteWith = (mark: string) => fc.record({ edits: editsWith(mark), settings })

const pagesOfAll = marks.length * paths.length

const plan = fc.record({
	sites: fc.tuple(siteWith(marks[0]), siteWith(marks[1]), siteWith(marks[2])),
	order: fc.shuffledSubarray([...Array(pagesOfAll).keys()], { minLength: pagesOfAll }),
})

/** The pages to render: all paths of a fresh copy of each site. A copy has no cached values yet. */
const pagesOf = (sites: readonly Site[]) =>
	sites.flatMap((each, at) => {
		const of = { ...each }
		return paths.map((path) => ({ of, path, mark: marks[at] ?? '' }))
	})

test(
	'the rendering of a page depends only on its site, not on pages rendered earlier or at the same time',
	{ tags: 'night' },
	async () => {
		// Some pages show the current date, so the clock is fixed.
		vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 12) })
		onTestFinished(() => {
			vi.useRealTimers()
		})
		const renderer = await loadRenderer(resolve('dist'))
		/** The page, or the error: not every edit is valid, because only the checks before a publication find all faults. */
		const outcomeOf = (of: Site, path: string) =>
			renderer.render(of, path).then(JSON.stringify, String)
		await fc.assert(
			fc.asyncProperty(plan, async ({ sites, order }) => {
				const alone: string[] = []
				const mixed: string[] = []
				const lost: string[] = []
				for (const { of, path, mark } of pagesOf(sites)) {
					const outcome = await outcomeOf(of, path)
					alone.push(outcome)
					if (marks.some((each) => each !== mark && outcome.includes(each))) mixed.push(path)
					if (path === '/' && outcome.startsWith('{') && !outcome.includes(mark)) lost.push(path)
				}
				expect({ mixed, lost }).toEqual({ mixed: [], lost: [] })
				const pages = pagesOf(sites)
				const together = await Promise.all(
					order.map(async (at) => {
						const { of, path } = pages[at] ?? { path: '' }
						return { at, path, outcome: of && (await outcomeOf(of, path)) }
					}),
				)
				const differing = together.filter(({ at, outcome }) => outcome !== alone[at])
				expect(differing.map(({ path }) => path)).toEqual([])
			}),
			// One run takes seconds, and shrinking a failing example would take minutes.
			{ numRuns: 1, endOnFailure: true },
		)
	},
)
