import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '#domain/pages/languages.ts'
import { editFaults } from '#domain/words/edit-faults.ts'
import { testBrowser } from '#testing/browser.ts'
import { isProse, withTexts } from '#words/addresses.ts'
import { type CatalogueText, textCatalogue } from '#words/catalogue/text-catalogue.ts'
import { checkWordsFile } from '#words/check-words.ts'
import { WordsError } from '#words/words-error.ts'
import { changedText } from './changed-text.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { createSeededRandom } from './seeded-random.ts'

type Edit = readonly [CatalogueText, string]

/**
 * Changes every text of the site by chance, and builds the pages with all changes that are not refused. No page may break, and
 * no page may have a script, a handler or an address of a script that it did not have before. The same seed makes the same
 * changes.
 */
export async function fuzzWords(seed: number): Promise<Outcome> {
	const random = createSeededRandom(seed)
	const catalogues = languages.map((language) => textCatalogue(language))
	const edits = catalogues.flatMap(({ texts, facts }) =>
		texts.flatMap((each): readonly Edit[] => {
			const text = changedText(each.text, random)
			const faults = editFaults({ ...each, original: each.text, text, facts })
			return faults.length > 0 || each.file === 'facts/consents.yaml' ? [] : [[each, text]]
		}),
	)
	const accepted = [...Map.groupBy(edits, ([{ file }]) => file)].flatMap(([file, own]) =>
		isProse(file) ? buildable(file, own) : own,
	)
	const [before, after] = [build([]), build(accepted)]
	const pages = [...after.keys()]
	return {
		tried: `${catalogues.flatMap(({ texts }) => texts).length} texts changed by chance, seed ${seed}`,
		acknowledged: accepted.length,
		lost: 0,
		seen: `${pages.length} pages built with them`,
		faults: [
			...faultsWhere({ 'pages are missing': pages.length !== before.size }),
			...(await pagesWithNewCode(before, after)),
		],
	}
}

/** One change for each part of a text in Markdoc: the checks before publishing refuse what breaks a block. */
function buildable(file: string, edits: readonly Edit[]): readonly Edit[] {
	const whole = edits.filter((edit) => isWhole(file, [edit]))
	const parts = Map.groupBy(whole, ([{ place }]) => place.replace(/\/\d+$/, ''))
	const some = [...parts.values()].flatMap(([first]) => (first === undefined ? [] : [first]))
	return isWhole(file, some) ? some : some.slice(0, 1)
}

function isWhole(file: string, edits: readonly Edit[]): boolean {
	try {
		checkWordsFile(file, withTexts(file, new Map(edits.map(([{ place }, text]) => [place, text]))))
		return true
	} catch (error) {
		if (error instanceof WordsError) return false
		throw error
	}
}

/** Builds the pages with edits. Returns the HTML of each. */
function build(edits: readonly Edit[]): ReadonlyMap<string, string> {
	const folder = mkdtempSync(join(tmpdir(), 'fuzzed-words-'))
	try {
		const byFile = Object.fromEntries(
			[...Map.groupBy(edits, ([{ file }]) => file)].map(([file, own]) => [
				file,
				Object.fromEntries(own.map(([{ place }, text]) => [place, text])),
			]),
		)
		writeFileSync(join(folder, 'edits.json'), JSON.stringify(byFile))
		const out = join(folder, 'out')
		const options = ['--uncompressed', '--words', join(folder, 'edits.json'), '--out', out]
		execFileSync(process.execPath, ['scripts/build.ts', ...options], { stdio: 'pipe' })
		const names = globSync('**/*.html', { cwd: out })
		return new Map(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]))
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** The pages that have code in a browser which they did not have before. */
async function pagesWithNewCode(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
	await using browser = await chromium.launch(testBrowser)
	const page = await browser.newPage()
	const found: string[] = []
	for (const [name, html] of after) {
		const [old, own] = [
			await page.evaluate(codeIn, before.get(name) ?? ''),
			await page.evaluate(codeIn, html),
		]
		if (old.toSorted().join() !== own.toSorted().join()) found.push(name)
	}
	return found
}

/** What of a page runs or loads something, as a browser reads it: an element, a handler or an address. */
function codeIn(html: string): readonly string[] {
	const document = new DOMParser().parseFromString(html, 'text/html')
	return [...document.querySelectorAll('*')].flatMap((element) => [
		...(/^(?:script|style|img|iframe|object|embed|base|meta|link|form)$/i.test(element.tagName)
			? [element.tagName]
			: []),
		...[...element.attributes].flatMap(({ name, value }) =>
			name.startsWith('on') || /^\s*(?:javascript|data|vbscript):/i.test(value)
				? [`${element.tagName} ${name}`]
				: [],
		),
	])
}
