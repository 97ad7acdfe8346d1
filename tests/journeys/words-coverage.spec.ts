import { build } from 'vite'
import { type Page, test as plain } from '@playwright/test'
import { pages } from '#domain/pages/pages.ts'
import { type Language, pageLanguages } from '#domain/pages/languages.ts'
import { textCatalogue } from '#words/catalogue/text-catalogue.ts'
import { expect } from './visit.ts'
import type { measureWords, WordsCoverage } from './words-coverage.ts'

const paths = pageLanguages.flatMap((language) =>
	Object.values(pages).flatMap((byLanguage: Readonly<Partial<Record<Language, string>>>) => {
		const { [language]: path } = byLanguage
		return path === undefined ? [] : [[language, path] as const]
	}),
)

/** Least share of letters that belong to a text, over all pages; a single page may have less. */
const leastShare = { all: 0.97, page: 0.9 }

/** Set by the script evaluated in the page. */
declare const words: { readonly measureWords: typeof measureWords }

plain(
	'nearly all that is to be read on the pages can be pressed in Textos',
	{ tag: '@night' },
	async ({ browser }) => {
		plain.setTimeout(600_000)
		const script = await measuringScript()
		// The islands do not start, as in the panel's frame.
		const context = await browser.newContext()
		const page = await context.newPage()
		await page.route('**/*.js', (route) => route.abort())
		let letters = 0
		let found = 0
		for (const [language, path] of paths) {
			const coverage = await measure(page, path, language, script)
			const share = coverage.found / coverage.letters
			console.log(
				`${path} ${(100 * share).toFixed(1)} %, ${Math.round(coverage.durationMs)} ms`,
				coverage.missing,
			)
			letters += coverage.letters
			found += coverage.found
			expect.soft(share, path).toBeGreaterThan(leastShare.page)
		}
		console.log(`all pages: ${((100 * found) / letters).toFixed(2)} %`)
		expect(found / letters).toBeGreaterThan(leastShare.all)
	},
)

async function measure(
	page: Page,
	path: string,
	language: Language,
	script: string,
): Promise<WordsCoverage> {
	await page.goto(path)
	// Evaluated, because the policy of pages blocks scripts of a test.
	await page.evaluate(script)
	const texts = [language, 'en' as const].flatMap((each) =>
		textCatalogue(each).texts.map((text) => ({ ...text, shown: [...text.shown], draft: null })),
	)
	return await page.evaluate((given) => words.measureWords(given), texts)
}

/** The measuring function with its imports, as one script. */
async function measuringScript(): Promise<string> {
	const entry = 'tests/journeys/words-coverage.ts'
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: { write: false, lib: { entry, formats: ['iife'], name: 'words' } },
	})
	const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
	const code = outputs.flatMap((each) => (each.type === 'chunk' ? each.code : []))
	return code.join('\n')
}
