import { expect, test } from 'vitest'
import { figureOf } from '#site/art/rooms/rooms.ts'
import { createCard, type CardSettings } from './card.ts'

const battery = {
	title: 'Deep Introvert',
	line: 'A low light, kept for a few.',
	mark: '20',
	unit: 'of 100',
	size: { name: 'Very Small, 1-2 hours', note: 'of company' },
	level: 20,
	figure: figureOf('cat', '0 0 9 9'),
	heading: 'title',
} as const
const { unit: _, ...rest } = battery
const type = { ...rest, title: 'The Study', mark: 'INTJ', heading: 'mark' } as const

const card = (settings: Partial<CardSettings>, content: typeof battery | typeof type = battery) =>
	createCard(
		content,
		{ format: 'link', showsResult: true, showsBattery: true, ...settings },
		'The result stays with me.',
		'https://innervolt.example/introvert-test',
	)

test('a card shows the result and the battery if both were chosen', () => {
	const { heading, ...shown } = battery
	expect(heading).toBe('title')
	expect(card({})).toMatchObject(shown)
})

test.each([battery, type])(
	'if neither the result nor the battery was chosen, the card shows nothing of them ($mark)',
	(content) => {
		const withoutBoth = card({ showsResult: false, showsBattery: false }, content)
		expect(withoutBoth.title).toBe('The result stays with me.')
		expect(JSON.stringify(withoutBoth)).not.toMatch(/Deep|low light|20|cat|INTJ|Study/)
	},
)

test('a card without the battery does not contain the battery level', () => {
	expect(JSON.stringify(card({ showsBattery: false }))).not.toMatch(/20|hours|cat/)
	expect(card({ showsBattery: false }, type)).toMatchObject({ title: 'INTJ', line: 'The Study' })
})

test('a card with only the battery shows the battery level, but neither the letters of the type nor the room', () => {
	expect(card({ showsResult: false })).toMatchObject({ mark: '20', level: 20 })
	const withoutType = card({ showsResult: false }, type)
	expect(withoutType.level).toBe(20)
	expect(JSON.stringify(withoutType)).not.toMatch(/INTJ|Study|cat/)
})

test('a card shows the address of the test without its scheme', () => {
	expect(card({}).displayAddress).toBe('innervolt.example/introvert-test')
})
