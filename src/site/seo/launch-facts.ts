import type { LaunchFacts } from '#features/launch/rules/launch-check.ts'
import type { Settings } from '#config/settings.ts'
import { operatorDuties } from '#features/launch/rules/operator-duties.ts'
import { publicPages } from './directory.ts'
import { blocksOf } from './props/block-pages.ts'
import type { PageName } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { forPlan, pricing } from '#cms/reader/facts/prices.ts'
import { pathsOf } from '#cms/reader/site-pages.ts'

/**
 * The launch check's input, from the tables that the pages are built from.
 *
 * @param mailDns the DNS records for mail; null to skip them
 */
export function launchFacts(
	{ operator, addresses, mail }: Settings,
	mailDns: LaunchFacts['mailDns'],
): LaunchFacts {
	const { contacts, facts } = words('product')
	const testimonials = publicPages().flatMap((page) =>
		blocksOf(page, 'quotes').map(({ items }) => ({ page: page.head.path, items })),
	)
	return {
		settings: {
			texts: {
				OPERATOR_NAME: operator.name,
				OPERATOR_ADDRESS: operator.address,
				...operatorDuties(operator),
			},
			operator,
			sites: {
				SITE_URL: addresses.site,
				APP_URL: addresses.app,
				PRODUCT_URL: addresses.product,
			},
			mail: { SMTP_URL: mail.smtpUrl, MAIL_FROM: mail.from },
		},
		mailDns,
		contacts,
		claims: Object.entries(words('claims').claims).map(([name, { text, pages, isShown }]) => ({
			text: text.en,
			pages: pages === 'all' ? 'every page' : pages.map(firstPath).join(', '),
			hasEvidence: claimsIn('en', name).some(({ isProven }) => isProven),
			isShown,
		})),
		testimonials: testimonials.flatMap(({ page, items }) =>
			items.map(({ title, isSample }) => ({ page, title, isSample })),
		),
		pricing: pricing(),
		crisisLines: Object.values(words('crisisLines').lines),
		promises: words('promises')
			.promises.flatMap((promise) => (promise.plan ? forPlan(promise.plan, promise) : [promise]))
			.map(({ text, pages: names, confirmed }) => ({
				text,
				pages: names.flatMap(pathsOf),
				confirmed,
			})),
		productFacts: Object.fromEntries(
			Object.entries(facts).map(([fact, { en, confirmed }]) => [fact, { text: en, confirmed }]),
		),
	}
}

function firstPath(page: PageName): string {
	return pathsOf(page)[0] ?? ''
}
