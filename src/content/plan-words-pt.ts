import { appPeriods } from './app-periods.ts'
import type { PlanPrices } from './plans.ts'
import { pricing } from './pricing.ts'
import type { PlanWords } from './types/plans.ts'
import type { ShownPlans } from '#domain/pricing/pricing.ts'

const days = `${pricing.trialDays}\u00A0dias`
const firstCharge = `${pricing.trialDays + 1}º\u00A0dia`
const { lifetimeNoticeYears, changeNoticeDays } = appPeriods

/** What the Portuguese pages say about the plan on sale. */
export function planWordsPt(prices: PlanPrices): Record<ShownPlans, PlanWords> {
	const lifetime = lifetimeWords(prices)
	return {
		lifetime,
		monthly: monthlyWords(prices),
		both: {
			...lifetime,
			title: 'Vitalício: pague uma vez, sem assinatura.',
			question: {
				question: 'É mesmo um pagamento só?',
				answer: `No Vitalício, sim: ${days} para experimentar, sem cartão, e depois ${prices.lifetime}, uma vez. Se você não fizer nada, nada é cobrado: as anotações ficam, a previsão e o resto do que é pago param. Uma conta sem o Vitalício tem o plano mensal: ${days} grátis e, a partir do ${firstCharge}, ${prices.monthly} por mês até você cancelar.`,
			},
		},
	}
}

function lifetimeWords({ lifetime, premiumSaving }: PlanPrices): PlanWords {
	return {
		title: 'Pague uma vez e pronto.',
		offer: {
			name: 'Vitalício',
			price: lifetime,
			terms: `Antes, ${days} grátis, sem cartão. Depois, ${lifetime}, uma única vez. Sem assinatura.`,
		},
		premium: {
			terms: 'Também um pagamento só. Ainda em obras.',
			saving: `O Vitalício custa ${premiumSaving} a menos`,
			savingMeaning: 'Sem estes extras.',
			includes: 'Tudo do Vitalício',
		},
		trial: `${days} grátis, sem cartão de crédito.`,
		terms: `${days} grátis, sem cartão de crédito. Depois, ${lifetime}, uma única vez.`,
		inSentence: `${days} grátis, sem cartão; depois, ${lifetime}, uma única vez`,
		after: `depois, ${lifetime}, uma única vez`,
		meaning: `Vitalício quer dizer enquanto o serviço existir. Se um dia ele acabar, você fica sabendo pelo menos ${lifetimeNoticeYears}\u00A0anos antes.`,
		early:
			'Preços de lançamento: podem subir para quem chegar depois, e quem já pagou não paga mais nada.',
		question: {
			question: 'É mesmo um pagamento só?',
			answer: `Sim. São ${days} para experimentar, sem cartão, e depois ${lifetime}, uma vez. Se você não fizer nada, nada é cobrado: as anotações ficam, a previsão para.`,
		},
	}
}

function monthlyWords({ monthly }: PlanPrices): PlanWords {
	return {
		title: 'Uma semana grátis. Depois, mês a mês.',
		offer: {
			name: 'Mensal',
			price: monthly,
			terms: `Os primeiros ${days} são grátis, com todos os recursos. Depois, ${monthly} por mês até você cancelar.`,
		},
		premium: {
			terms: 'Um pagamento só. Ainda em obras.',
			includes: 'Tudo do plano mensal',
		},
		trial: `${days} grátis, com todos os recursos.`,
		terms: `${days} grátis; depois, ${monthly} por mês até você cancelar.`,
		inSentence: `${days} grátis; depois, ${monthly} por mês até você cancelar`,
		after: `depois, ${monthly} por mês até você cancelar`,
		meaning: `No ${firstCharge} o plano passa a ser pago, se você não tiver cancelado. Ele se renova sozinho todo mês, até você cancelar.`,
		early: `O preço pode subir; você fica sabendo ${changeNoticeDays}\u00A0dias antes.`,
		question: {
			question: 'É uma assinatura?',
			answer: `Sim. São ${days} grátis, com todos os recursos, e ${monthly} por mês a partir do ${firstCharge}. O plano se renova sozinho até você cancelar. Se cancelar nos dias grátis, nada é cobrado.`,
		},
	}
}
