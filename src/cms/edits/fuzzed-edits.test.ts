/** @module-tag night */
import { expect, test } from 'vitest'
import { createSeededRandom } from '#testing/arbitrary/seeded-random.ts'
import { checkedEdits } from '#cms/draft-changes.ts'
import { placesIn, readEdited } from '#cms/reader/files/addresses.ts'
import { type TextChange, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { parseInline } from '#cms/reader/format/inline-prose.ts'
import { type WordEdits, withEdits } from '#cms/reader/site.ts'
import { type CatalogueText, textCatalogue } from '#cms/catalogue/text-catalogue.ts'
import { Refusal } from '#platform/http/api-errors.ts'

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

const texts = (await textCatalogue()).filter(
	// The wording of a released consent text never changes: an edit adds a new version.
	({ file }) => file !== 'facts/consents.yaml',
)

const random = createSeededRandom(20_261_127)

test('any input that is not refused with a fault is stored as typed and can be rendered', async () => {
	const outcomes = await Promise.all(
		Array.from({ length: 300 }, async () => {
			const text = random.pick(texts)
			return await outcomeOf(text, changedText(text.text))
		}),
	)
	const {
		true: accepted = 0,
		false: refused = 0,
		...others
	} = Object.fromEntries(
		Map.groupBy(outcomes, String)
			.entries()
			.map(([outcome, all]) => [outcome, all.length]),
	)
	expect(others).toEqual({})
	expect(accepted).toBeGreaterThan(60)
	expect(refused).toBeGreaterThan(60)
}, 240_000)

/**
 * True if a changed text is accepted and read as typed, false if it is refused, and an error message if it is accepted
 * but not read as typed.
 */
async function outcomeOf(
	{ file, place, text, kind }: CatalogueText,
	next: string,
): Promise<boolean | string> {
	const edits = await editsWith({ file, place, text: next })
	if (edits === null) return false
	const found = withEdits(edits, () => placesIn(file, readEdited(file)))
	if (kind === 'line' && !/^\d+\. /.test(text)) parseInline(next)
	const isRead =
		kind === 'prose' || found.some((each) => each.place === place && each.text === next)
	return isRead || `${file}:${place} lost ${JSON.stringify(next)}`
}

/** The edits with a change; null if the change is refused because of a single fault. */
async function editsWith(change: TextChange): Promise<WordEdits | null> {
	try {
		return withChanges({}, await checkedEdits([change]))
	} catch (error) {
		if (error instanceof Refusal && error.details.faults?.length === 1) return null
		throw error
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
