/** @module-tag night */
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownPlans } from '#domain/pricing/pricing.ts'
import * as files from '#words/words-files.ts'

afterEach(() => {
	vi.doUnmock('#words/words-files.ts')
	vi.resetModules()
})

/** All words about prices with these plans on sale. */
async function wordsWith(plans: ShownPlans): Promise<string> {
	vi.resetModules()
	vi.doMock('#words/words-files.ts', () => filesThatShow(plans))
	const modules = await Promise.all([
		import('./home.ts').then(({ homePage }) => homePage()),
		import('./countries.ts'),
		import('#words/product.ts'),
		import('./guides.ts'),
		import('./policies.ts'),
	])
	const { entries } = await import('#words/entries.ts')
	return JSON.stringify([...modules, entries('guideWords')]).replaceAll('\u00A0', ' ')
}

/** The files of words, with other plans in facts/prices.yaml. */
function filesThatShow(plans: ShownPlans): typeof files {
	return {
		...files,
		readWordsFile: (file) => {
			const text = files.readWordsFile(file)
			return file === 'facts/prices.yaml' ? text.replace(/^plans: \w+$/m, `plans: ${plans}`) : text
		},
	}
}

const monthlyWords =
	/\$12|12 \$|US\$ 12|a month until|monthly plan|Monatsabo|plano mensal|first charge|erste Abbuchung|primeira cobrança/
const lifetimeWords =
	/\$10|10 \$|US\$ 10\b|Lifetime|Einmalkauf|Vitalício|\*, once\b|[Pp]ay once|one payment|einmalig|pagamento só, sem/

test('with both plans the pages state both prices', async () => {
	const words = await wordsWith('both')
	expect(words).toMatch(monthlyWords)
	expect(words).toMatch(lifetimeWords)
})

test('with Lifetime alone no page speaks of the monthly plan', async () => {
	expect(found(await wordsWith('lifetime'), monthlyWords)).toEqual([])
})

test('with the monthly plan alone no page speaks of Lifetime', async () => {
	expect(found(await wordsWith('monthly'), lifetimeWords)).toEqual([])
})

function found(words: string, pattern: RegExp): readonly string[] {
	return [...words.matchAll(new RegExp(pattern, 'g'))].map(({ index }) =>
		words.slice(Math.max(0, index - 60), index + 60),
	)
}
