import { expect, test } from 'vitest'
import { claimSentence, labelledClaims } from './claims.ts'

const claim = {
	kind: 'aim',
	text: { en: '94% accuracy', de: '94 Prozent genau' },
	evidence: '',
	isShown: true,
} as const
const labels = { aim: 'our aim', count: 'a sample', estimate: 'our guess' }

test('a claim that is switched off is shown nowhere', () => {
	expect(labelledClaims([claim, { ...claim, isShown: false }], 'en', labels)).toHaveLength(1)
})

test('a claim without evidence has the label of its kind', () => {
	const found = labelledClaims([claim, { ...claim, kind: 'count' }], 'en', labels)
	expect(found.map(({ label }) => label)).toEqual(['our aim', 'a sample'])
})

test('evidence takes the place of the label', () => {
	const proven = { ...claim, evidence: 'own study, 2027, n = 120' }
	expect(labelledClaims([proven], 'en', labels)).toEqual([
		{ text: '94% accuracy', label: 'own study, 2027, n = 120' },
	])
})

test('a claim stands in the language of its page where it has been translated', () => {
	expect(labelledClaims([claim], 'de', labels)[0]?.text).toBe('94 Prozent genau')
	expect(labelledClaims([claim], 'pt', labels)[0]?.text).toBe('94% accuracy')
})

test('in a sentence the label follows in parentheses', () => {
	expect(claimSentence({ text: '94% accuracy', label: 'our aim' })).toBe('94% accuracy (our aim).')
})
