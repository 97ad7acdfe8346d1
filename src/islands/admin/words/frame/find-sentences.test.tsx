import { expect, test } from 'vitest'
import type { WordText } from '#contract/words.ts'
import { unknownPart } from '#domain/words/source-text.ts'
import { wordText } from '#islands/admin/words/testing-texts.ts'
import { findSentences } from './find-sentences.ts'
import { indexPieces } from './piece-index.ts'

/** The matches in a page: the text of its range, and the places that have it. */
function found(html: string, texts: readonly WordText[]) {
	document.body.innerHTML = html
	return findSentences(document.body, indexPieces(texts)).map(({ range, piece }) => [
		range.toString().replaceAll(/\s+/g, ' '),
		piece.shown.map(({ text }) => text.place).join(' '),
	])
}

test('a text is found where an element says it, whatever its spaces, hyphens and marks', () => {
	const texts = [
		wordText('a:x', 'The Donau­dampf\u00A0costs **$10**.', { shown: ['The Donaudampf costs $10.'] }),
	]
	expect(found('<main><p>The\n Donau­dampf costs <strong>$10</strong>.</p></main>', texts)).toEqual([
		['The Donau­dampf costs $10.', 'x'],
	])
})

test('the innermost element that says it is the sentence', () => {
	document.body.innerHTML = '<div><p><b>Two words</b></p></div>'
	const [sentence] = findSentences(document.body, indexPieces([wordText('a:x', 'Two words')]))
	expect(sentence?.element.tagName).toBe('B')
})

test('sentences come in the order of the page, and each piece of a text for itself', () => {
	const list = wordText('a:list', '- One\n- Two', { kind: 'prose', shown: ['One', 'Two'] })
	expect(
		found('<h1>Title</h1><ul><li>One</li><li>Two</li></ul>', [list, wordText('a:t', 'Title')]),
	).toEqual([
		['Title', 't'],
		['One', 'list'],
		['Two', 'list'],
	])
})

test('the longest texts are found inside a line that has several', () => {
	const texts = [
		wordText('a:x', 'See it on Monday.'),
		wordText('a:y', 'See it on Monday. Then move something.'),
		wordText('a:z', 'Nothing to install.'),
		wordText('a:w', 'to install'),
	]
	expect(
		found('<p>See it on Monday. Then move something. Nothing to install. More</p>', texts),
	).toEqual([
		['See it on Monday. Then move something.', 'y'],
		['Nothing to install.', 'z'],
	])
})

test('in a line, what its elements and text nodes say is found too', () => {
	const texts = [wordText('a:mon', 'Mon'), wordText('a:left', 'left'), wordText('a:move', 'Move')]
	expect(found('<li>Mon <b>74</b> <small>left</small><button>Move</button></li>', texts)).toEqual([
		['Mon', 'mon'],
		['left', 'left'],
		['Move', 'move'],
	])
})

test('a piece within a word, or across blocks, is none', () => {
	const texts = [wordText('a:x', 'art of it all'), wordText('a:y', 'One two three')]
	expect(found('<p>The start of it all</p><p>One two</p><p>three</p>', texts)).toEqual([])
})

test('what is known only at run time can be anything', () => {
	const texts = [
		wordText('a:x', '{n} of {total}', { shown: [`${unknownPart} of ${unknownPart}`] }),
		wordText('a:y', 'See it in {n} days', { shown: [`See it in ${unknownPart} days`] }),
	]
	expect(found('<p>3 of 12</p><p>Hello. See it in 7 days. Bye.</p>', texts)).toEqual([
		['3 of 12', 'x'],
		['See it in 7 days', 'y'],
	])
})

test('a text of nothing but variables stands back for those that they name', () => {
	const texts = [
		wordText('a:both', '{fact.a} {fact.b}', { shown: ['Try it for a week. No card is needed.'] }),
		wordText('f:a', 'Try it for a week.'),
		wordText('f:b', 'No card is needed.'),
	]
	expect(found('<p>Try it for a week. No card is needed.</p>', texts)).toEqual([
		['Try it for a week.', 'a'],
		['No card is needed.', 'b'],
	])
})

test('scripts, styles and the numbers of sources are no text', () => {
	const html =
		'<p>It tires.<sup><a href="#s">1</a></sup><style>p{}</style></p><script>It tires.</script>'
	expect(found(html, [wordText('a:x', 'It tires.')])).toEqual([['It tires.', 'x']])
})

test('texts that say the same are one sentence with several places', () => {
	expect(found('<a>Undo</a>', [wordText('a:x', 'Undo'), wordText('b:y', 'Undo')])).toEqual([
		['Undo', 'x y'],
	])
})
