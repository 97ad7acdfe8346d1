import { expect, test } from 'vitest'
import { claimSentence, figureOf, labelledClaims } from './claims.ts'

const claim = {
	kind: 'aim',
	text: { en: '94% accuracy', de: '94 Prozent genau' },
	evidence: ' ',
	measure: 'none',
	threshold: 1,
	isShown: true,
} as const
const week = '7 days to {day}'
const labels = {
	aim: 'our aim',
	count: 'a sample',
	estimate: 'our guess',
	measured: { confirmedWeek: week, testsFinished: week, loadTime: week },
	see: 'see why',
}

test('a claim that is switched off is shown nowhere', () => {
	expect(labelledClaims([claim, { ...claim, isShown: false }], 'en', labels, null)).toHaveLength(1)
})

test('a claim without evidence has the label of its kind', () => {
	const found = labelledClaims([claim, { ...claim, kind: 'count' }], 'en', labels, null)
	expect(found.map(({ label }) => label)).toEqual(['our aim', 'a sample'])
})

test('the evidence for a claim takes the place of its label', () => {
	const proven = { ...claim, evidence: 'own study, 2027, n = 120' }
	expect(labelledClaims([proven], 'en', labels, null)).toEqual([
		{
			text: '94% accuracy',
			label: 'own study, 2027, n = 120',
			kind: 'aim',
			isProven: true,
			linkName: 'own study, 2027, n = 120: see why',
		},
	])
})

test('a measurement takes the place of both the number and the evidence of a claim', () => {
	const counted = { value: 1234, cases: 1234 }
	const measurements = {
		until: '2026-11-29',
		confirmedWeek: counted,
		testsFinished: null,
		loadTime: null,
	}
	const bound = { ...claim, measure: 'confirmedWeek', evidence: 'own study' } as const
	expect(labelledClaims([bound], 'de', labels, measurements)).toEqual([
		{
			text: '1.234 Prozent genau',
			label: '7 days to 29.11.2026',
			kind: 'aim',
			isProven: true,
			linkName: '7 days to 29.11.2026: see why',
		},
	])
	const hidden = { ...bound, isShown: false }
	expect(labelledClaims([hidden], 'de', labels, measurements)).toEqual([])
})

test('a claim is in the language of its page if it has been translated', () => {
	expect(labelledClaims([claim], 'de', labels, null)[0]?.text).toBe('94 Prozent genau')
	expect(labelledClaims([claim], 'pt', labels, null)[0]?.text).toBe('94% accuracy')
})

test('in a sentence, the label of a claim follows the claim in parentheses', () => {
	expect(claimSentence({ text: '94% accuracy', label: 'our aim' })).toBe('94% accuracy (our aim).')
})

test.each([
	['94% accuracy', '94%', 'accuracy'],
	['3x better planning', '3x', 'better planning'],
	['1000+ Americans plan their week', '1000+', 'Americans plan their week'],
	['Tracking 3-4 times a week is enough', '3-4', 'Tracking 3-4 times a week is enough'],
	['Better planning', '', 'Better planning'],
])('“%s” has the figure “%s”, which means “%s”', (text, figure, meaning) => {
	expect(figureOf(text)).toEqual({ figure, meaning })
})
