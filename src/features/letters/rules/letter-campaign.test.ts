import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeName } from '#features/counts/rules/count.ts'
import { letterCampaign, letterQuery } from './letter-campaign.ts'

test('the campaign of a letter is its name without accents and punctuation', () => {
	expect(letterCampaign('¡Abrimos el 2 de marzo!')).toBe('letter-abrimos-el-2-de-marzo')
	expect(letterCampaign('Größe & Maß')).toBe('letter-grosse-mass')
})

test('a letter whose name has no Latin letters still has a campaign', () => {
	expect(letterCampaign('…')).toBe('letter-untitled')
})

test('the campaign of a letter with a long name is cut to 50 characters, and does not end with a hyphen', () => {
	expect(letterCampaign('a'.repeat(60))).toBe(`letter-${'a'.repeat(43)}`)
	expect(letterCampaign(`${'a'.repeat(42)} b`)).toBe(`letter-${'a'.repeat(42)}`)
})

test('the query of links contains the campaign of the letter and nothing about the person', () => {
	expect(letterQuery('letter-march')).toBe(
		'utm_source=letter&utm_medium=email&utm_campaign=letter-march',
	)
})

test('the campaign of every letter is counted under its unchanged name', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (name) => {
			const campaign = letterCampaign(name)
			expect(campaign).toMatch(/^letter-[a-z0-9]/)
			expect(normalizeName(campaign, 'none')).toBe(campaign)
		}),
	)
})
