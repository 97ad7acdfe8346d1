import { appPeriods } from './app-periods.ts'
import type { PlanPrices } from './plans.ts'
import { pricing } from './pricing.ts'
import type { PlanWords } from './types/plans.ts'
import type { ShownPlans } from '#domain/pricing/pricing.ts'

const days = `${pricing.trialDays} days`
const firstCharge = `day ${pricing.trialDays + 1}`
const { lifetimeNoticeYears, changeNoticeDays } = appPeriods

/** What the English pages say about the plan on sale. */
export function planWordsEn(prices: PlanPrices): Record<ShownPlans, PlanWords> {
	const lifetime = lifetimeWords(prices)
	return {
		lifetime,
		monthly: monthlyWords(prices),
		both: {
			...lifetime,
			title: 'Lifetime: pay once, no subscription.',
			question: {
				question: 'Is it really one payment?',
				answer: `Lifetime is: ${days} to try it, no card needed, then ${prices.lifetime}, once. If you do nothing, nothing is charged: your notes stay, the forecast and the other paid parts stop. An account without Lifetime has the monthly plan: ${days} free, then ${prices.monthly} a month from ${firstCharge} until you cancel.`,
			},
		},
	}
}

function lifetimeWords({ lifetime, premiumSaving }: PlanPrices): PlanWords {
	return {
		title: 'Pay once. No subscription.',
		offer: {
			name: 'Lifetime',
			price: lifetime,
			terms: `${days} free first, without a card. Then ${lifetime}, once. No subscription.`,
		},
		premium: {
			terms: 'Also once. Still being built.',
			saving: `Save ${premiumSaving} with Lifetime`,
			savingMeaning: `Lifetime costs ${premiumSaving} less, without these extras.`,
			includes: 'Everything in Lifetime',
		},
		trial: `${days} free, no card.`,
		terms: `${days} free, no card. Then ${lifetime}, once.`,
		inSentence: `${days} free, no card, then ${lifetime}, once`,
		after: `then ${lifetime}, once`,
		meaning: `Lifetime means for as long as the service runs. If it ever ends, you hear of it at least ${lifetimeNoticeYears} years before.`,
		early:
			'Early adopter prices. They may rise for people who come later; people who have paid pay nothing more.',
		question: {
			question: 'Is it really one payment?',
			answer: `Yes. ${days} to try it, no card needed, then ${lifetime}, once. If you do nothing, nothing is charged: your notes stay, the forecast and the other paid parts stop.`,
		},
	}
}

function monthlyWords({ monthly }: PlanPrices): PlanWords {
	return {
		title: 'A week free. Then month by month.',
		offer: {
			name: 'Monthly',
			price: monthly,
			terms: `The first ${days} are free, with everything included. Then ${monthly} a month until you cancel.`,
		},
		premium: {
			terms: 'One payment. Still being built.',
			includes: 'Everything in the monthly plan',
		},
		trial: `${days} free, with everything included.`,
		terms: `${days} free, then ${monthly} a month until you cancel.`,
		inSentence: `${days} free, then ${monthly} a month until you cancel`,
		after: `then ${monthly} a month until you cancel`,
		meaning: `On ${firstCharge} the plan becomes a paid one, unless you cancel before. It renews by itself every month until you cancel.`,
		early: `The price may rise; you hear of it ${changeNoticeDays} days before.`,
		question: {
			question: 'Is it a subscription?',
			answer: `Yes. ${days} free, with everything included, then ${monthly} a month from ${firstCharge}. It renews by itself until you cancel. Cancel within the free days and nothing is charged.`,
		},
	}
}
