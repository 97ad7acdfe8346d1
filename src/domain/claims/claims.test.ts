import { expect, test } from 'vitest'
import { shownClaims } from './claims.ts'

const claim = { text: '94% accuracy', pages: ['/'], evidence: '', isShown: true }

test('a claim that is switched off is shown nowhere', () => {
	expect(shownClaims([claim, { ...claim, isShown: false }])).toEqual(['94% accuracy'])
})
