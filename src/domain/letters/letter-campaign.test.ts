import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeName } from '#domain/analytics/count.ts'
import { letterCampaign } from './letter-campaign.ts'

test('the campaign is the name without accents and punctuation', () => {
	expect(letterCampaign('¡Abrimos el 2 de marzo!')).toBe('letter-abrimos-el-2-de-marzo')
	expect(letterCampaign('Größe & Maß')).toBe('letter-grosse-mass')
})

test('a name without Latin letters still has a campaign', () => {
	expect(letterCampaign('…')).toBe('letter-untitled')
})

test('the counts keep the campaign of every letter as it is', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (name) => {
			const campaign = letterCampaign(name)
			expect(campaign).toMatch(/^letter-[a-z0-9]/)
			expect(normalizeName(campaign, 'none')).toBe(campaign)
		}),
	)
})
