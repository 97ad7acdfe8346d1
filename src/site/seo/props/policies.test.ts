import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proseDocument, proseTexts, textsAt } from '#testing/islands/prose-document.ts'
import { countColumns, entrance, serverEvents } from '#features/counts/rules/count.ts'
import { deviceWidths } from '#features/counts/rules/device-class.ts'
import { speedColumns, speedMetricNames } from '#features/counts/rules/speed.ts'
import { eventNames } from '#features/counts/rules/events.ts'
import { type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { readPageSettings, type SettingTexts } from '#config/settings.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import type { ProsePart } from '#cms/reader/prose/prose.ts'
import { pricesIn } from '#cms/reader/facts/prices.ts'
import { withSite } from '#cms/reader/site.ts'
import { sellingProvider } from '#cms/reader/facts/operator.ts'
import { chromeIn } from '#site/seo/chrome.ts'
import { policies } from './policies.ts'

type PolicyName = 'privacy' | 'terms' | 'refund' | 'accessibility' | 'impressum'

function policy(name: PolicyName, language: PageLanguage) {
	const found = policies().find(({ page, head }) => page === name && head.language === language)
	if (!found) throw new Error(`There is no page ${name} in ${language}`)
	return found
}

/** `termsDe`: the German terms. */
function named(name: string) {
	const [, page = '', tag = 'en'] = /^(privacy|terms|refund|impressum)(De|Pt)?$/.exec(name) ?? []
	const language = pageLanguages.find((each) => each === tag.toLowerCase()) ?? 'en'
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return policy(page as PolicyName, page === 'impressum' ? 'de' : language)
}

const countedEvents = [entrance, ...eventNames, ...Object.values(serverEvents)]

const wordsIn = (parts: readonly ProsePart[] = []) => proseTexts(parts).join('\n')
const words = (name: string) => wordsIn(named(name).parts)

test('each legal page has a fixed number of sections, and the same sections in each language', () => {
	for (const [name, sections] of [
		['terms', 10],
		['privacy', 10],
		['refund', 9],
		['accessibility', 4],
	] as const) {
		const ids = pageLanguages.map((tag) => policy(name, tag).parts.map(({ id }) => id))
		expect(ids[0]).toHaveLength(sections)
		for (const each of ids) expect(each).toEqual(ids[0])
	}
})

test.each([
	['terms', 'en-US', 'day 8 brings the first charge'],
	['refund', 'en-US', 'day 8 brings the first charge'],
	['termsDe', 'de-DE', 'am 8. Tag wird zum ersten Mal abgebucht'],
	['refundDe', 'de-DE', 'wird am 8. Tag zum ersten Mal abgebucht'],
	['termsPt', 'pt-BR', 'a primeira cobrança vem no 8º\u00A0dia'],
	['refundPt', 'pt-BR', 'a primeira cobrança vem no 8º\u00A0dia'],
] as const)(
	'the legal page %s names both prices and the first charge, and gives the price of Lifetime in the list of plans',
	(name, locale, charge) => {
		const { lifetime, monthly } = pricesIn(locale)
		expect(words(name)).toContain(monthly)
		expect(words(name)).toContain(lifetime)
		expect(words(name)).toContain(charge)
		expect(JSON.stringify(named(name).plans)).toContain(`**${lifetime}`)
	},
)

test.each([
	['terms', 'individual (Argentina)', 'the country that we work in applies (Argentina)'],
	['termsDe', 'Privatperson betrieben (Argentinien)', 'in dem wir arbeiten (Argentinien)'],
	['termsPt', 'pessoa física (Argentina)', 'do país onde trabalhamos (Argentina)'],
	['privacy', 'individual (Argentina)', 'data is adequately protected there'],
])(
	'the legal page %s names the operator’s country, which is Argentina by default',
	(name, ...sentences) => {
		for (const sentence of sentences) expect(words(name)).toContain(sentence)
		expect(words(name)).not.toContain('the GDPR protects you it binds us there')
	},
)

test('if the operator is not in Argentina, the legal pages name only the operator’s country and its data protection law', () => {
	const settings = readPageSettings({
		OPERATOR_COUNTRY: 'ES',
		OPERATOR_ADDRESS: 'Calle Mayor 1, Madrid',
	})
	const pages = withSite({ edits: {}, settings }, policies)
	const [privacy = '', terms = ''] = (['privacy', 'terms'] as const).map((name) => {
		const found = pages.find(({ page, head }) => page === name && head.language === 'en')
		return wordsIn(found?.parts)
	})
	expect(privacy).toContain('The country we work in: Spain. The GDPR applies there.')
	expect(terms).toContain('an individual (Spain)')
	for (const text of [privacy, terms]) {
		expect(text).toContain('Calle Mayor 1, Madrid, Spain')
		expect(text).not.toMatch(/Argentina\)|from Argentina/)
	}
})

test('the accessibility page names the version of axe that the tests run, and the email address for support', () => {
	const [, version = ''] =
		/"axe-core": "(\d+\.\d+)/.exec(readFileSync('package.json', 'utf8')) ?? []
	for (const language of pageLanguages) {
		const text = wordsIn(policy('accessibility', language).parts)
		expect(text).toContain(`axe-core ${version} `)
		expect(text).toContain('support@innervolt.example')
	}
})

function pagesWith(given: SettingTexts) {
	const pages = withSite({ edits: {}, settings: readPageSettings(given) }, policies)
	return (name: PolicyName, language: PageLanguage) => {
		const found = pages.find(({ page, head }) => page === name && head.language === language)
		return wordsIn(found?.parts)
	}
}

test('the legal pages name the seller, the tax number and the representatives once they are decided', () => {
	const representative = 'Rep GmbH, Weg 1, 10115 Berlin, rep@own.example'
	const decided = { PAYMENT_PROVIDER: 'Paddle', OPERATOR_TAX_NUMBER: '20-1' }
	const byProvider = { SELLER: 'provider', EU_REPRESENTATIVE: representative, ...decided }
	const byOperator = { SELLER: 'operator', EU_REPRESENTATIVE: 'exempt', ...decided }
	const undecided = pagesWith({})
	const provider = pagesWith({ ...byProvider, UK_REPRESENTATIVE: 'exempt' })
	const operator = pagesWith({ ...byOperator, AAIP_REGISTRATION: 'RL-1' })
	for (const language of pageLanguages) {
		expect(undecided('refund', language)).toMatch(/\[(?:seller|Verkäufer|vendedor): /)
		expect(operator('refund', language)).not.toMatch(/\[(?:seller|Verkäufer|vendedor): |merchant/i)
		expect(provider('refund', language)).toMatch(/Paddle.*merchant of record/i)
		expect(provider('privacy', language)).toContain(representative)
		expect(operator('privacy', language)).not.toMatch(/Art\.\s27 (?:GDPR|DSGVO|do RGPD)/i)
	}
	expect(undecided('privacy', 'en')).toMatch(/Art\.\s27 UK GDPR\): \[/)
	expect(provider('privacy', 'en')).not.toMatch(/Art\.\s27 UK GDPR/)
	expect(operator('privacy', 'en')).toContain('registered there under RL-1.')
	expect(operator('impressum', 'de')).toContain('20-1')
	expect(operator('terms', 'en')).toContain('Tax number: 20-1')
	expect(operator('terms', 'pt')).toContain('20-1')
})

function handover(given: SettingTexts) {
	return withSite({ edits: {}, settings: readPageSettings(given) }, sellingProvider)
}

test('the cancellation page links to the payment provider only if the provider is the seller', () => {
	const provider = { PAYMENT_PROVIDER: 'Paddle', PAYMENT_PROVIDER_URL: 'https://paddle.net' }
	expect(handover({ SELLER: 'provider', ...provider })).toEqual({
		name: 'Paddle',
		url: 'https://paddle.net',
	})
	expect(handover({ SELLER: 'operator', ...provider })).toBeNull()
	expect(handover(provider)).toBeNull()
	expect(handover({ SELLER: 'provider' })).toBeNull()
})

test('the footer of the Portuguese pages names the operator, the tax number and the address', () => {
	const settings = readPageSettings({ OPERATOR_NAME: 'Ines', OPERATOR_ADDRESS: 'Rosario' })
	const small = (language: PageLanguage) =>
		withSite({ edits: {}, settings }, () => chromeIn(language).footer.small)
	expect(small('pt')).toMatch(/^Ines, \[número fiscal: .*\], Rosario, Argentina\. ©/)
	expect(small('en')).not.toContain('Ines')
})

test('the legal pages mark settings that have no value', () => {
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
] as const)('the legal page %s says “%s”', (name, statement) => {
	const { lede, head } = named(name)
	expect(words(name) + lede + head.description).toContain(statement)
})

test.each([
	['privacy', 'Day Event Page Source Campaign Language Number'],
	['privacyDe', 'Tag Ereignis Seite Herkunft Kampagne Sprache Anzahl'],
	['privacyPt', 'Dia Evento Página Origem Campanha Idioma Número'],
] as const)(
	'the details in %s name every column and event of the site’s own counts',
	(name, columns) => {
		const lists = listsInDetails(name)
		expect(lists[0] && textsAt(lists[0], 'strong')).toEqual(
			columns.split(' ').map((column) => `${column}:`),
		)
		expect(lists[1]?.children).toHaveLength(countedEvents.length)
		expect(columns.split(' ')).toHaveLength(countColumns.length)
	},
)

test.each([
	['privacy', 'Day, Measurement, Kind of page, Device, Language, Range, Number'],
	['privacyDe', 'Tag, Messgröße, Art der Seite, Gerät, Sprache, Bereich, Anzahl'],
	['privacyPt', 'Dia, Medida, Tipo de página, Aparelho, Idioma, Faixa, Número'],
] as const)(
	'the details in %s name every column and metric of the speed measurements',
	(name, columns) => {
		const lists = listsInDetails(name)
		expect(lists[2] && textsAt(lists[2], 'strong')).toEqual(
			columns.split(', ').map((each) => `${each}:`),
		)
		expect(columns.split(', ')).toHaveLength(speedColumns.length)
		expect(lists[3]?.children).toHaveLength(speedMetricNames.length)
		expect(words(name)).toContain(String(deviceWidths.phone))
	},
)

test('the privacy policy names the events of the site’s own counts, and no analytics service', () => {
	for (const name of ['privacy', 'privacyDe', 'privacyPt'] as const)
		expect(words(name)).not.toMatch(/Google Analytics|Plausible|Umami/)
	expect(words('privacy')).toContain('A page was opened from outside.')
	expect(words('privacy')).toContain('fewer than 5 visits')
	expect(counting('en').own.storage).toContain('sets no cookies for visitors')
})

test('without analytics, the privacy policy states that nothing is counted and names no company', () => {
	expect(counting('en').none.usage).toContain('This website does not count its visitors.')
	for (const language of pageLanguages) {
		expect(counting(language).none.kept).toBeUndefined()
		expect(JSON.stringify(counting(language).none)).not.toMatch(/Google|Plausible|Umami/)
	}
})

test('with Google Analytics, the privacy policy states that consent is needed and which data is stored', () => {
	const { usage, storage, companies } = counting('en').gtag
	expect(usage).toContain('only after you have agreed')
	expect(storage).toContain('sets no cookies unless you let Google Analytics count')
	expect(companies).toContain('Google')
	for (const language of pageLanguages) expect(counting(language).gtag.storage).toContain('_ga')
})

test.each(['plausible', 'umami'] as const)(
	'with %s the privacy policy states that no cookies are set, mentions no consent and names the legal basis',
	(kind) => {
		const { usage, basis, storage } = counting('en')[kind]
		expect(usage).not.toContain('agreed')
		expect(basis).toContain('Art.\u00A06(1)(f)')
		expect(storage).toContain('sets no cookies for visitors')
	},
)

test.each(pageLanguages)(
	'in %s the privacy policy names the stored flag that switches Plausible off',
	(language) => {
		expect(counting(language).plausible.storage).toContain('plausible_ignore')
	},
)

test.each(pageLanguages)(
	'in %s the privacy policy quotes the labels of emails and pages word for word',
	(language) => {
		const { unsubscribe } = wordsOf('notices', language).notices
		const facts = factsIn(language)
		expect(facts.get('label.neverMail')).toBe(wordsOf('mails', language).confirmation.never)
		expect(facts.get('label.unsubscribe')).toBe(unsubscribe.button)
		expect(facts.get('label.yourData')).toBe(wordsOf('myData', language).title)
	},
)

function counting(language: PageLanguage) {
	const found = policy('privacy', language).counting
	if (!found) throw new Error('The privacy policy has no words about counting')
	return found
}

function listsInDetails(name: string) {
	return [...proseDocument(named(name).parts).querySelectorAll('details:first-of-type ul')]
}
