import { expect, test } from 'vitest'
import { countColumns } from '#domain/analytics/count.ts'
import { pricesIn } from '#content/pricing.ts'
import { analyticsWordsDe } from './analytics-de.ts'
import { analyticsWordsPt } from './analytics-pt.ts'
import { analyticsWords } from './analytics-words.ts'
import { impressum } from './impressum.ts'
import { privacyDe } from './privacy-de.ts'
import { privacyPt } from './privacy-pt.ts'
import { privacy } from './privacy.ts'
import { refundDe } from './refund-de.ts'
import { refundPt } from './refund-pt.ts'
import { refund } from './refund.ts'
import { termsDe } from './terms-de.ts'
import { termsPt } from './terms-pt.ts'
import { terms } from './terms.ts'

const policies = {
	terms,
	privacy,
	refund,
	termsDe,
	privacyDe,
	refundDe,
	termsPt,
	privacyPt,
	refundPt,
	impressum,
}
const words = (name: keyof typeof policies) => JSON.stringify(policies[name].parts)

test('the terms and the privacy policy have ten sections, the refund policy nine', () => {
	expect(terms.parts).toHaveLength(10)
	expect(privacy.parts).toHaveLength(10)
	expect(refund.parts).toHaveLength(9)
	for (const { parts } of [privacyDe, privacyPt]) {
		expect(parts.map(({ id }) => id)).toEqual(privacy.parts.map(({ id }) => id))
	}
	for (const { parts } of [termsDe, termsPt]) {
		expect(parts.map(({ id }) => id)).toEqual(terms.parts.map(({ id }) => id))
	}
	for (const { parts } of [refundDe, refundPt]) {
		expect(parts.map(({ id }) => id)).toEqual(refund.parts.map(({ id }) => id))
	}
})

test.each(Object.values(policies))(
	'$title has an anchor of its own for each section',
	({ parts }) => {
		expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
	},
)

test.each([
	['terms', 'en-US', 'day 8 brings the first charge'],
	['refund', 'en-US', 'day 8 brings the first charge'],
	['termsDe', 'de-DE', 'am 8. Tag wird zum ersten Mal abgebucht'],
	['refundDe', 'de-DE', 'wird am 8. Tag zum ersten Mal abgebucht'],
	['termsPt', 'pt-BR', 'a primeira cobrança vem no 8º\u00A0dia'],
	['refundPt', 'pt-BR', 'a primeira cobrança vem no 8º\u00A0dia'],
] as const)(
	'the %s name both prices and the first charge, and open with the plans',
	(name, locale, charge) => {
		const { lifetime, monthly } = pricesIn(locale)
		expect(words(name)).toContain(monthly)
		expect(words(name)).toContain(lifetime)
		expect(words(name)).toContain(charge)
		expect(JSON.stringify(policies[name].plans)).toContain(`**${lifetime}`)
	},
)

test('settings without a value are marked in the legal pages', () => {
	for (const name of ['terms', 'privacy', 'refund'] as const) {
		expect(words(name)).toContain('[name of the operator: not set yet]')
		expect(words(name)).toContain('[payment provider: not set yet]')
	}
})

test.each([
	['terms', 'billing errors that you report within 30 days'],
	['terms', 'at least 16'],
	['terms', '12 months'],
	['terms', '30 days before'],
	['terms', 'reactivate'],
	['terms', '24 to 48 hours'],
	['termsDe', 'Abrechnungsfehler, die du innerhalb von 30\u00A0Tagen meldest'],
	['termsDe', 'bei Verletzung von Leben, Körper und Gesundheit'],
	['termsDe', 'solange es ihn gibt'],
	['refundDe', '14\u00A0Tagen ohne Angabe von Gründen widerrufen'],
	['refundDe', 'innerhalb von 24 bis 48\u00A0Stunden'],
	['refundDe', 'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag'],
	['refundDe', 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)'],
	['privacyDe', '24\u00A0Monate nach deiner letzten Anmeldung'],
	['privacyDe', '24\u00A0Monate, nachdem sie aus diesem Grund'],
	['privacyDe', 'die wir 30\u00A0Nächte aufbewahren'],
	['privacyDe', 'Höchstens 75\u00A0Minuten'],
	['termsPt', 'erros de cobrança comunicados em até 30\u00A0dias'],
	['refundPt', 'desistir em até 7\u00A0dias, sem dar motivo'],
	['privacyPt', '24\u00A0meses depois do seu último cadastro'],
	['privacyPt', 'Apagado 24\u00A0meses depois de deixar de receber'],
	['privacyPt', 'guardada por 30\u00A0noites'],
	['privacyPt', 'O encarregado pelo tratamento de dados pessoais'],
	['impressum', '[Name des Betreibers: noch nicht angegeben]'],
	['impressum', 'Nach §\u00A018 Abs.\u00A02 MStV'],
	['privacy', 'within 30 days of the request'],
	['privacy', 'Up to 2 years'],
	['privacy', '12 months'],
	['privacy', 'never sold'],
	['privacy', '16 and over'],
	['privacy', 'each kept for 30 nights'],
	['privacy', '75 minutes at most'],
	['privacy', '24 months after you last joined the waitlist'],
	['privacy', 'Deleted 24 months after it stopped getting news'],
	['privacy', 'deleted 30 days after it was written'],
	['privacy', '“Your data with us” does it, by the link in the foot of every e-mail'],
	['privacy', 'for 1 month, for 3 months or until you come back'],
	['privacy', 'works once, for 30 minutes'],
	['privacy', 'from which 3 e-mails come back within 14 days'],
	['privacy', 'we try for 3 days'],
	['privacyDe', 'auf der Seite „Deine Daten bei uns“'],
	['privacyDe', 'gilt einmal und 30\u00A0Minuten lang'],
	['privacyDe', '1\u00A0Monat, 3\u00A0Monate oder bis auf Weiteres'],
	['privacyPt', 'use a página “Seus dados conosco”'],
	['privacyPt', 'vale uma única vez, por 30\u00A0minutos'],
	['privacyPt', 'por 1\u00A0mês, por 3\u00A0meses ou até voltar'],
	['terms', 'harm to life, body and health'],
	['terms', 'the lifetime of the service'],
	['refund', 'within 30 days of the charge'],
	['refund', '24 to 48 hours'],
	['refund', 'at the end of the period already paid for'],
] as const)('the %s say “%s”', (name, statement) => {
	expect(words(name) + policies[name].lede + policies[name].head.description).toContain(statement)
})

test.each([
	['privacy', 'Day Event Page Source Campaign Language Number'],
	['privacyDe', 'Tag Ereignis Seite Herkunft Kampagne Sprache Anzahl'],
	['privacyPt', 'Dia Evento Página Origem Campanha Idioma Número'],
] as const)('%s names every column of the own counts, in its details', (name, columns) => {
	const details = policies[name].parts
		.flatMap(({ blocks }) => blocks)
		.find((block) => typeof block === 'object' && 'details' in block)
	expect(columns.split(' ')).toHaveLength(countColumns.length)
	for (const column of columns.split(' '))
		expect(JSON.stringify(details)).toContain(`**${column}:**`)
})

test('the privacy policy names the events of the own counts and no other analytics', () => {
	for (const name of ['privacy', 'privacyDe', 'privacyPt'] as const)
		expect(words(name)).not.toMatch(/Google Analytics|Plausible|Umami/)
	expect(words('privacy')).toContain('A page was opened from outside.')
	expect(words('privacy')).toContain('fewer than 5 visits')
	expect(analyticsWords({ kind: 'own' }).storage).toContain('sets no cookies for visitors')
})

test('without analytics, the privacy policy states that nothing is counted and names no company', () => {
	expect(analyticsWords(null).usage).toContain('This website does not count its visitors.')
	for (const wordsFor of [analyticsWords, analyticsWordsDe, analyticsWordsPt]) {
		expect(wordsFor(null).counted).toBeUndefined()
		expect(JSON.stringify(wordsFor(null))).not.toMatch(/Google|Plausible|Umami/)
	}
})

test('with Google Analytics, the privacy policy states the consent and the stored data', () => {
	const { usage, storage, companies } = analyticsWords({ kind: 'gtag', id: 'G-AB12' })
	expect(usage).toContain('only after you have agreed')
	expect(storage).toContain('sets no cookies unless you let Google Analytics count')
	expect(companies).toContain('Google')
})

test.each([
	{ kind: 'plausible', domain: 'innervolt.app' },
	{ kind: 'umami', id: '1', script: 'https://stats.innervolt.app/script.js' },
] as const)(
	'$kind stores nothing and asks nothing, and the policy says on what ground',
	(given) => {
		const { usage, basis, storage } = analyticsWords(given)
		expect(usage).not.toContain('agreed')
		expect(basis).toContain('Art.\u00A06(1)(f)')
		expect(storage).toContain('sets no cookies for visitors')
	},
)

test.each([analyticsWordsDe, analyticsWordsPt])(
	'%o names the same service as in English',
	(wordsFor) => {
		const given = {
			kind: 'umami',
			id: '1',
			script: 'https://stats.innervolt.app/script.js',
		} as const
		expect(wordsFor(null).usage).not.toMatch(/Google|Plausible|Umami/)
		expect(wordsFor(given).companies).toContain('stats.innervolt.app')
		expect(wordsFor({ kind: 'gtag', id: 'G-AB12' }).storage).toContain('_ga')
		expect(wordsFor({ kind: 'plausible', domain: 'innervolt.app' }).storage).toContain(
			'plausible_ignore',
		)
	},
)
