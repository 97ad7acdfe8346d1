import { expect, test } from 'vitest'
import { type LetterBlock, type LetterInline, letterLinks, plainText } from './letter-block.ts'

const text = (words: string): LetterInline => ({ kind: 'text', text: words })
const link = (url: string, ...content: readonly LetterInline[]): LetterInline => ({
	kind: 'link',
	url,
	content,
})
const paragraph = (...content: readonly LetterInline[]): LetterBlock => ({
	kind: 'paragraph',
	content,
})

const week = 'https://innervolt.example/week'
const quiz = 'https://innervolt.example/quiz'

test('the plain text of a block has no formatting and keeps the line breaks', () => {
	const content: readonly LetterInline[] = [
		text('Seven '),
		{ kind: 'strong', content: [link(week, text('days'))] },
		{ kind: 'break' },
		{ kind: 'emphasis', content: [text('a week')] },
	]
	expect(plainText(content)).toBe('Seven days\na week')
})

test('the links in the headings, lists and button of a letter are listed in order', () => {
	const blocks: readonly LetterBlock[] = [
		{ kind: 'heading', level: 2, content: [text('See '), link(week, text('Your week'))] },
		{
			kind: 'list',
			first: null,
			items: [
				[paragraph({ kind: 'strong', content: [link(quiz, text('The '), text('test'))] })],
				[paragraph(text('No link'), { kind: 'break' })],
			],
		},
		{ kind: 'button', url: week, content: [text('Begin')] },
	]
	expect(letterLinks(blocks)).toEqual([
		{ url: week, words: 'Your week' },
		{ url: quiz, words: 'The test' },
		{ url: week, words: 'Begin' },
	])
})

test('a link within the text of another link is listed after that other link', () => {
	expect(letterLinks([paragraph(link(week, link(quiz, text('inner'))))])).toEqual([
		{ url: week, words: 'inner' },
		{ url: quiz, words: 'inner' },
	])
})
