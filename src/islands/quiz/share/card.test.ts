import { expect, test } from 'vitest'
import { createCard, type CardSettings } from './card.ts'

const result = {
	headline: 'Deep Introvert',
	line: 'A low light, kept for a few.',
	level: 20,
	occupants: ['cat'],
} as const
const card = (settings: Partial<CardSettings>) =>
	createCard(
		result,
		{ format: 'wide', showsResult: true, showsBattery: true, ...settings },
		'The result stays with me.',
		'https://innervolt.example/introvert-test',
	)

test('a card shows the result and the battery if both were chosen', () => {
	expect(card({})).toMatchObject({
		headline: 'Deep Introvert',
		line: 'A low light, kept for a few.',
		battery: { level: 20, occupants: ['cat'] },
	})
})

test('a card without the result does not contain it', () => {
	const withoutResult = card({ showsResult: false, showsBattery: false })
	expect(withoutResult.headline).toBe('The result stays with me.')
	expect(JSON.stringify(withoutResult)).not.toMatch(/Deep|low light|20|cat/)
})

test('a card without the battery does not contain its level', () => {
	expect(card({ showsBattery: false })).not.toHaveProperty('battery')
})

test('a card shows the address of the test without its scheme', () => {
	expect(card({}).displayAddress).toBe('innervolt.example/introvert-test')
})
