import { pricing, prices } from '#content/pricing.ts'
import { operator as given } from '#settings/addresses.ts'

/** Who answers for the site. What the owner has not set is marked, so that nobody overlooks it. */
export const operator = {
	name: given.name ?? '**[name of the operator: not set yet]**',
	address: given.address ?? '**[postal address: not set yet]**',
	paymentProvider: given.paymentProvider ?? '**[payment provider: not set yet]**',
} as const

/** How long before its end a service that was sold as “Lifetime” is given notice. */
export const lifetimeNotice = 'two years'

/** The legal pages' reading of the price. */
export const plan = {
	trialDays: pricing.trialDays,
	firstChargeDay: pricing.trialDays + 1,
	price: `${prices.monthly} (${pricing.monthly.currency}) a month`,
} as const
