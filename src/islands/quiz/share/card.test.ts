import { expect, test } from 'vitest'
import { cardFor, linesOf, type Choice } from './card.ts'

const result = {
	headline: 'Deep Introvert',
	line: 'A low light, kept for a few.',
	level: 20,
	company: ['cat'],
} as const
const card = (choice: Partial<Choice>) =>
	cardFor(
		result,
		{ format: 'wide', showsResult: true, showsBattery: true, ...choice },
		'The result stays with me.',
		'https://innervolt.example/introvert-test',
	)
const length = (text: string) => text.length

test('a card shows the result and the battery if both were chosen', () => {
	expect(card({})).toMatchObject({
		headline: 'Deep Introvert',
		line: 'A low light, kept for a few.',
		window: { level: 20, company: ['cat'] },
	})
})

test('a card without the result has no word of it', () => {
	const discreet = card({ showsResult: false, showsBattery: false })
	expect(discreet.headline).toBe('The result stays with me.')
	expect(JSON.stringify(discreet)).not.toMatch(/Deep|low light|20|cat/)
})

test('a card without the battery has no level', () => {
	expect(card({ showsBattery: false })).not.toHaveProperty('window')
})

test('a card names the place of the test without its scheme', () => {
	expect(card({}).place).toBe('innervolt.example/introvert-test')
})

test('a text breaks between words and never in one', () => {
	expect(linesOf('one lamp, well placed', 10, length)).toEqual(['one lamp,', 'well', 'placed'])
	expect(linesOf('extraordinarily so', 4, length)).toEqual(['extraordinarily', 'so'])
	expect(linesOf('short', 40, length)).toEqual(['short'])
})
