import { appPeriods } from './app-periods.ts'
import type { PlanPrices } from './plans.ts'
import { pricing } from './pricing.ts'
import type { PlanWords } from './types/plans.ts'
import type { ShownPlans } from '#domain/pricing/pricing.ts'

const days = `${pricing.trialDays}\u00A0Tage`
const firstCharge = `${pricing.trialDays + 1}. Tag`
const { lifetimeNoticeYears, changeNoticeDays } = appPeriods

/** What the German pages say about the plan on sale. */
export function planWordsDe(prices: PlanPrices): Record<ShownPlans, PlanWords> {
	const lifetime = lifetimeWords(prices)
	return {
		lifetime,
		monthly: monthlyWords(prices),
		both: {
			...lifetime,
			title: 'Einmalkauf: einmal bezahlen, kein Abo.',
			question: {
				question: 'Ist es wirklich nur eine Zahlung?',
				answer: `Beim Einmalkauf ja: ${days} zum Ausprobieren, ohne Kreditkarte, dann einmalig ${prices.lifetimeTaxed}. Tust du nichts, wird nichts abgebucht: Deine Notizen bleiben, die Prognose und alles andere, was bezahlt wird, endet. Ein Konto ohne Einmalkauf hat das Monatsabo: ${days} kostenlos, ab dem ${firstCharge} ${prices.monthlyTaxed} im Monat, bis du kündigst.`,
			},
		},
	}
}

function lifetimeWords({ lifetime, lifetimeTaxed, premiumSaving }: PlanPrices): PlanWords {
	return {
		title: 'Einmal bezahlen, fertig.',
		offer: {
			name: 'Einmalkauf',
			price: lifetime,
			terms: `Erst ${days} kostenlos, ohne Kreditkarte. Dann einmalig ${lifetimeTaxed}. Kein Abo.`,
		},
		premium: {
			terms: 'Ebenfalls einmalig. Premium ist noch in Arbeit.',
			saving: `Der Einmalkauf kostet ${premiumSaving} weniger`,
			savingMeaning: 'Dafür fehlen diese Extras.',
			includes: 'Alles aus dem Einmalkauf',
		},
		trial: `${days} kostenlos, ohne Kreditkarte.`,
		terms: `${days} kostenlos, ohne Kreditkarte. Danach einmalig ${lifetimeTaxed}.`,
		inSentence: `${days} kostenlos, ohne Kreditkarte, danach einmalig ${lifetimeTaxed}`,
		after: `danach einmalig ${lifetimeTaxed}`,
		meaning: `Einmal bezahlt, nutzt du die App, solange es den Dienst gibt. Sollte er einmal enden, erfährst du es mindestens ${lifetimeNoticeYears}\u00A0Jahre vorher.`,
		early:
			'Einführungspreise. Wer später kommt, zahlt vielleicht mehr; wer schon gekauft hat, zahlt nichts nach.',
		question: {
			question: 'Ist es wirklich nur eine Zahlung?',
			answer: `Ja. ${days} zum Ausprobieren, ohne Kreditkarte, dann einmalig ${lifetimeTaxed}. Tust du nichts, wird nichts abgebucht: Deine Notizen bleiben, die Prognose endet.`,
		},
	}
}

function monthlyWords({ monthly, monthlyTaxed }: PlanPrices): PlanWords {
	return {
		title: 'Eine Woche kostenlos, dann Monat für Monat.',
		offer: {
			name: 'Monatsabo',
			price: monthly,
			terms: `Die ersten ${days} sind kostenlos und enthalten alles. Dann ${monthlyTaxed} im Monat, bis du kündigst.`,
		},
		premium: {
			terms: 'Eine einzelne Zahlung. Premium ist noch in Arbeit.',
			includes: 'Alles aus dem Monatsabo',
		},
		trial: `${days} kostenlos, alles inbegriffen.`,
		terms: `${days} kostenlos, danach ${monthlyTaxed} im Monat, bis du kündigst.`,
		inSentence: `${days} kostenlos, danach ${monthlyTaxed} im Monat, bis du kündigst`,
		after: `danach ${monthlyTaxed} im Monat, bis du kündigst`,
		meaning: `Am ${firstCharge} wird daraus das bezahlte Abo, wenn du nicht gekündigt hast. Es verlängert sich von selbst jeden Monat, bis du kündigst.`,
		early: `Der Preis kann steigen; du erfährst es ${changeNoticeDays}\u00A0Tage vorher.`,
		question: {
			question: 'Ist das ein Abo?',
			answer: `Ja. ${days} kostenlos, alles inbegriffen, ab dem ${firstCharge} ${monthlyTaxed} im Monat. Es verlängert sich von selbst, bis du kündigst. Kündigst du in den kostenlosen Tagen, wird nichts abgebucht.`,
		},
	}
}
