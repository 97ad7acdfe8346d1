import { expect, test } from 'vitest'
import type { ShownPlans } from '#cms/reader/rules/pricing/pricing.ts'
import { readPageSettings } from '#config/settings.ts'
import { pageLanguages } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { withSite } from '#cms/reader/site.ts'
import { publicPages } from '#site/seo/directory.ts'

function wordsWith(plans: ShownPlans): string {
	const edits = { 'facts/prices.yaml': { plans } }
	return withSite({ edits, settings: readPageSettings({}) }, () =>
		JSON.stringify([
			publicPages(),
			words('product'),
			pageLanguages.map((each) => words('guideWords', each)),
		]),
	).replaceAll('\u00A0', ' ')
}

const monthlyWords =
	/\$12|12 \$|US\$ 12|a month until|monthly plan|Monatsabo|plano mensal|first charge|erste Abbuchung|primeira cobrança/
const lifetimeWords =
	/\$10|10 \$|US\$ 10\b|Lifetime|Einmalkauf|Vitalício|\*, once\b|[Pp]ay once|one payment|einmalig|pagamento só, sem/

test('if both plans are offered, the pages state both prices', { tags: 'night' }, () => {
	const shown = wordsWith('both')
	expect(shown).toMatch(monthlyWords)
	expect(shown).toMatch(lifetimeWords)
})

test('if only Lifetime is offered, no page mentions the monthly plan', { tags: 'night' }, () => {
	expect(found(wordsWith('lifetime'), monthlyWords)).toEqual([])
})

test('if only the monthly plan is offered, no page mentions Lifetime', { tags: 'night' }, () => {
	expect(found(wordsWith('monthly'), lifetimeWords)).toEqual([])
})

function found(text: string, pattern: RegExp): readonly string[] {
	return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) =>
		text.slice(Math.max(0, index - 60), index + 60),
	)
}
