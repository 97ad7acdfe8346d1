import type { PlanPrices } from './plans.ts'
import { pricing } from './pricing.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

type Row = { readonly name: string; readonly cells: readonly [lifetime: string, monthly: string] }

type PlanTableWords = {
	readonly titles: { readonly both: string; readonly one: string }
	readonly plans: readonly { readonly name: string; readonly kind: string }[]
	readonly rows: {
		readonly mine: Row
		readonly prices: readonly Row[]
		/** What to read, by the legal page. */
		readonly reading: { readonly terms: Row; readonly refund: Row }
	}
}

const days = pricing.trialDays
const firstCharge = pricing.trialDays + 1

/** The words of the table that sets the two plans side by side. */
export const planTableWords: Record<PageLanguage, (prices: PlanPrices) => PlanTableWords> = {
	en: ({ lifetime, monthly }) => ({
		titles: { both: 'Two plans', one: 'The plan' },
		plans: [
			{ name: 'Lifetime', kind: 'pay once' },
			{ name: 'Monthly', kind: 'a subscription' },
		],
		rows: {
			mine: {
				name: 'Which one is mine?',
				cells: [
					'Yours if you took the early adopters’ offer, which this website calls “Lifetime”.',
					'Yours if your account has no Lifetime. You saw the monthly price before you agreed.',
				],
			},
			prices: [
				{ name: 'Price', cells: [`**${lifetime}**, once`, `**${monthly}** a month`] },
				{
					name: `First ${days} days`,
					cells: ['Free, without a card.', 'Free, with everything included.'],
				},
				{
					name: `Day ${firstCharge}`,
					cells: [
						'Nothing is charged unless you then buy.',
						'The first charge, unless you cancel before.',
					],
				},
				{
					name: 'After that',
					cells: ['Nothing renews.', 'Renews by itself every month until you cancel.'],
				},
			],
			reading: {
				terms: {
					name: 'What to read',
					cells: [
						'Sections 2, 6 and 7. What 4 and 5 say about monthly charges and renewal does not concern you.',
						'All ten sections, above all 4 and 5.',
					],
				},
				refund: {
					name: 'What to read',
					cells: [
						'Sections 3, 4, 6 and 7. What 8 says about renewal does not concern you.',
						'All nine sections, above all 5 and 8.',
					],
				},
			},
		},
	}),
	de: ({ lifetimeTaxed, monthlyTaxed }) => ({
		titles: { both: 'Zwei Tarife', one: 'Der Tarif' },
		plans: [
			{ name: 'Einmalkauf', kind: 'auch „Lifetime“ genannt' },
			{ name: 'Monatsabo', kind: 'ein Abonnement' },
		],
		rows: {
			mine: {
				name: 'Welcher ist meiner?',
				cells: [
					'Deiner, wenn du das Angebot der ersten Stunde genommen hast. Auf dieser Website heißt es „Einmalkauf“.',
					'Deiner, wenn dein Konto keinen Einmalkauf hat. Du hast den Monatspreis gesehen, bevor du zugestimmt hast.',
				],
			},
			prices: [
				{
					name: 'Preis',
					cells: [`**${lifetimeTaxed}**, einmalig`, `**${monthlyTaxed}** im Monat`],
				},
				{
					name: `Die ersten ${days}\u00A0Tage`,
					cells: ['Kostenlos, ohne Kreditkarte.', 'Kostenlos, alles inbegriffen.'],
				},
				{
					name: `Tag ${firstCharge}`,
					cells: [
						'Abgebucht wird nur, wenn du dann kaufst.',
						'Die erste Abbuchung, wenn du nicht gekündigt hast.',
					],
				},
				{
					name: 'Danach',
					cells: [
						'Nichts verlängert sich.',
						'Verlängert sich von selbst jeden Monat, bis du kündigst.',
					],
				},
			],
			reading: {
				terms: {
					name: 'Was lesen?',
					cells: [
						'Die Abschnitte 2, 6 und 7. Was 4 und 5 über monatliche Abbuchung und Verlängerung sagen, betrifft dich nicht.',
						'Alle zehn Abschnitte, vor allem 4 und 5.',
					],
				},
				refund: {
					name: 'Was lesen?',
					cells: [
						'Die Abschnitte 3, 4, 6 und 7. Was 8 über die Verlängerung sagt, betrifft dich nicht.',
						'Alle neun Abschnitte, vor allem 5 und 8.',
					],
				},
			},
		},
	}),
	pt: ({ lifetime, monthly }) => ({
		titles: { both: 'Dois planos', one: 'O plano' },
		plans: [
			{ name: 'Vitalício', kind: 'um pagamento só' },
			{ name: 'Mensal', kind: 'uma assinatura' },
		],
		rows: {
			mine: {
				name: 'Qual é o meu?',
				cells: [
					'O seu, se você aceitou a oferta de lançamento, que este site chama de “Vitalício”.',
					'O seu, se a sua conta não tem o Vitalício. Você viu o preço mensal antes de concordar.',
				],
			},
			prices: [
				{ name: 'Preço', cells: [`**${lifetime}**, uma única vez`, `**${monthly}** por mês`] },
				{
					name: `Primeiros ${days}\u00A0dias`,
					cells: ['Grátis, sem cartão.', 'Grátis, com todos os recursos.'],
				},
				{
					name: `${firstCharge}º\u00A0dia`,
					cells: [
						'Nada é cobrado se você não comprar.',
						'A primeira cobrança, se você não tiver cancelado.',
					],
				},
				{
					name: 'Depois',
					cells: ['Nada se renova.', 'Renova-se sozinho todo mês, até você cancelar.'],
				},
			],
			reading: {
				terms: {
					name: 'O que ler',
					cells: [
						'As seções 2, 6 e 7. O que a 4 e a 5 dizem sobre cobrança mensal e renovação não vale para você.',
						'As dez seções, sobretudo a 4 e a 5.',
					],
				},
				refund: {
					name: 'O que ler',
					cells: [
						'As seções 3, 4, 6 e 7. O que a 8 diz sobre renovação não vale para você.',
						'As nove seções, sobretudo a 4 e a 8.',
					],
				},
			},
		},
	}),
}
