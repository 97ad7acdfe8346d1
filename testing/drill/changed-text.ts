import type { SeededRandom } from './seeded-random.ts'

/** What has a meaning in YAML, Markdown, Markdoc, ICU, HTML or a URL, and words in several scripts. */
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

/** A text with up to three fragments at random places. Some take the place of what follows. */
export function changedText(text: string, random: SeededRandom): string {
	const parts = Array.from({ length: 1 + random.below(3) }, () => random.pick(fragments))
	return parts.reduce((all, part) => {
		const index = random.below(all.length + 1)
		return `${all.slice(0, index)}${part}${all.slice(random.is(0.3) ? index + 6 : index)}`
	}, text)
}
