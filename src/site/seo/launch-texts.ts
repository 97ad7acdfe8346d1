import type { LaunchReport } from '#features/launch/messages/launch.ts'
import {
	openPrices,
	type OpenText,
	textTopics,
	uncheckedCrisisLines,
} from '#features/launch/rules/launch-texts.ts'
import { publicPages } from './directory.ts'
import { blocksOf } from './props/block-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { forPlan, pricing } from '#cms/reader/facts/prices.ts'
import { pathsOf } from '#cms/reader/site-pages.ts'
import { isPlaceholder } from '#values/placeholder.ts'

/**
 * Lists the statements on the pages that the owner still has to settle. Reads them from the tables that the pages are
 * built from.
 *
 * @param today an ISO date
 */
export function launchTexts(today: string): LaunchReport['texts'] {
	const { contacts, facts } = words('product')
	const found: Readonly<Record<(typeof textTopics)[number], readonly OpenText[]>> = {
		contacts: Object.entries(contacts)
			.filter(([, address]) => isPlaceholder(address))
			.map(([purpose]) => [purpose, 'is a placeholder']),
		claims: Object.entries(words('claims').claims)
			.filter(([name, { isShown }]) => isShown && claimsIn('en', name).every((at) => !at.isProven))
			.map(([, { text, pages }]) => [
				text.en,
				pages === 'all' ? 'every page' : pages.map((page) => pathsOf(page)[0] ?? '').join(', '),
			]),
		testimonials: publicPages().flatMap((page) =>
			blocksOf(page, 'quotes')
				.flatMap(({ items }) => items)
				.filter(({ isSample }) => isSample)
				.map(({ title }): OpenText => [title, page.head.path]),
		),
		prices: openPrices(pricing()),
		promises: words('promises')
			.promises.flatMap((promise) => (promise.plan ? forPlan(promise.plan, promise) : [promise]))
			.filter(({ confirmed }) => confirmed === null)
			.map(({ text, pages }) => [text, pages.flatMap(pathsOf).join(', ')]),
		'product facts': Object.entries(facts)
			.filter(([, { confirmed }]) => confirmed === null)
			.map(([fact, { en }]) => [en, `to be confirmed by the owner (${fact})`]),
		'crisis lines': uncheckedCrisisLines(Object.values(words('crisisLines').lines), today),
	}
	return textTopics.flatMap((topic) => found[topic].map(([what, why]) => ({ topic, what, why })))
}
