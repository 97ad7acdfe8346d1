/** @module-tag night */
import { expect, test } from 'vitest'
import { editFaults } from '#cms/rules/edit-faults.ts'
import { createSeededRandom } from '#testing/arbitrary/seeded-random.ts'
import { isProse, placesIn, withTexts } from '#cms/reader/files/addresses.ts'
import { factValues } from '#cms/catalogue/fact-values.ts'
import { type CatalogueText, textCatalogue } from '#cms/catalogue/text-catalogue.ts'
import { checkWordsFile } from './check-words-file.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'

/** Syntax of YAML, Markdown, Markdoc, ICU, HTML and URLs, and words in several scripts. */
const fragments = [
	["'", '"', ': ', ' #', '- ', '\n', '\n\n', '|', '&a', '*a', '!x', '%', '@', '~', 'null'],
	['**', '*', '_', '__', '[', '](', ')', '`', '\\', '# ', '## A {% #a %}', '1. ', '***', '|a|b|'],
	['{', '}', '{n}', '{n, plural, one {#}}', '{price.lifetime}', '{a.b}', '{%', '%}', '{{', '}}'],
	['{% note %}', '{% /note %}', '{% if true %}', '{% $price.lifetime %}', '{% table %}', '---'],
	['<', '>', '<b>', '</b>', '<script>', '</script>', '<img src=x onerror=a>', '&lt;', '<!--'],
	['[a](javascript:b)', '[a](https://a.example)', '[a](page:home)', 'http://a.example', '$&'],
	['\u0000', '\u00AD', '\u200B', '\u202E', '\uD800', '𝒜', 'ß', 'ção', '日本', '👩‍👧', '\u0301'],
	['a word', ' ', '.', '', 'Two sentences. Here.', '" onclick="a', "'><i>", '</textarea>', '-->'],
].flat()

/** Changes per text of the site. */
const rounds = 3

const texts = textCatalogue().map((text) => ({ text, facts: factValues(text.language) }))

const random = createSeededRandom(20_261_127)

test('any input is either refused, or stored in a valid file and read back as typed', () => {
	const byFile = Map.groupBy(texts, ({ text }) => text.file)
	const seen = { changed: 0, accepted: 0 }
	const faults: string[] = []
	for (const [file, own] of byFile) {
		// A released wording never changes: an edit adds a new version.
		if (file === 'facts/consents.yaml') continue
		for (let round = 0; round < rounds; round++) {
			const accepted = own.flatMap(({ text, facts }) => {
				const next = changedText(text.text)
				seen.changed += 1
				const isRefused = editFaults({ ...text, original: text.text, text: next, facts }).length > 0
				return isRefused ? [] : [[text, next] as const]
			})
			seen.accepted += accepted.length
			if (isProse(file)) accepted.filter((_, index) => index % 5 === 0).forEach(checkBlock)
			else faults.push(...faultsOf(file, accepted))
		}
	}
	expect(faults).toEqual([])
	expect(seen.changed).toBeGreaterThan(10_000)
	expect(seen.accepted).toBeGreaterThan(5_000)
}, 120_000)

/** Checks that each fault of a broken block names its file and line. */
function checkBlock(edit: readonly [CatalogueText, string]): void {
	for (const fault of faultsOf(edit[0].file, [edit]))
		expect(fault).toMatch(/^src\/content\/\S+:\d+: ./)
}

function faultsOf(
	file: string,
	edits: readonly (readonly [CatalogueText, string])[],
): readonly string[] {
	const wanted = new Map(edits.map(([{ place }, text]) => [place, text]))
	const content = withTexts(file, wanted)
	const found = new Map(placesIn(file, content).map(({ place, text }) => [place, text]))
	const lost = edits.filter(
		([{ place, kind }, text]) => kind !== 'prose' && found.get(place) !== text,
	)
	const faults = lost.map(([{ place }, text]) => `${file}:${place} lost ${JSON.stringify(text)}`)
	try {
		checkWordsFile(file, content)
		return faults
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		return [...faults, `${error.message} ${JSON.stringify(edits.map(([, text]) => text))}`]
	}
}

/** A text with up to three fragments at random places, some of which replace the following characters. */
function changedText(text: string): string {
	const parts = Array.from({ length: 1 + random.below(3) }, () => random.pick(fragments))
	return parts.reduce((all, part) => {
		const index = random.below(all.length + 1)
		return `${all.slice(0, index)}${part}${all.slice(random.is(0.3) ? index + 6 : index)}`
	}, text)
}
