import { expect, test } from 'vitest'
import { textHref } from './changed-texts.ts'
import { factName, isEverywhere } from './change-names.ts'
import { itemsOf, shownText } from './shown-text.ts'

test.each([
	['facts/prices.yaml', 'premium/minor', '2750', '$27.50'],
	['facts/prices.yaml', 'premium/minor', '2700', '$27'],
	['facts/prices.yaml', 'local/IN/lifetime', '89900', '₹899'],
	['facts/prices.yaml', 'app/lifetime', 'null', 'nada'],
	['facts/prices.yaml', 'trialDays', '14', '14 días'],
	['facts/prices.yaml', 'plans', 'lifetime', 'Pago único'],
	['facts/periods.yaml', 'billingAnswerHours/from', '24', '24 horas'],
	['facts/claims.yaml', 'claims/accuracy/isShown', 'false', 'no'],
	[
		'facts/claims.yaml',
		'claims/accuracy/measure',
		'testsFinished',
		'Tests terminados, desde siempre',
	],
	['facts/crisis-lines.yaml', 'lines/DE/checked', 'null', 'nada'],
	['facts/crisis-lines.yaml', 'lines/DE/checked', '2026-11-27', '2026-11-27'],
	['pages/en/home.yaml', 'blocks/hero/title', 'true', 'true'],
	[
		'pages/en/home.yaml',
		'blocks/hero/title',
		'[to the week](page:week)',
		'[to the week](page:week)',
	],
	['facts/claims.yaml', 'claims/accuracy/text', '{"en":"One","de":"Eins"}', 'One\u00A0· Eins'],
])('at %s:%s the value %s is shown as %s', (file, place, text, shown) => {
	expect(shownText({ file, place }, text, 'USD')).toBe(shown)
})

test.each([
	['[{"question":"Why?","answer":"So.","isHidden":true}]', ['Why?\u00A0· So.\u00A0· (escondida)']],
	['[{"quote":"Yes","isSample":true}]', ['Yes\u00A0· (muestra)']],
	['[{"picture":{"kind":"rest"},"title":"One"}]', ['Descanso\u00A0· One']],
	['{"ng2026":{"title":"Quiet","year":2026}}', ['Quiet\u00A0· 2026']],
	['{}', []],
	['{"en":"One"}', null],
	['[to the week](page:week)', null],
	['Plain', null],
])('%s is split into the items %s', (text, items) => {
	expect(itemsOf(text)).toEqual(items)
})

test.each([
	['facts/prices.yaml', 'premium/minor', 'Premium, una sola vez'],
	['facts/prices.yaml', 'lifetime/currency', 'Moneda'],
	['facts/prices.yaml', 'local/IN/lifetime', 'India: Pago único (Lifetime)'],
	['facts/periods.yaml', 'billingAnswerHours/from', 'Respuesta sobre pagos, como pronto'],
	['facts/product.yaml', 'contacts/support', 'Ayuda'],
	['facts/product.yaml', 'facts/devices/en', 'En qué dispositivos'],
	['facts/crisis-lines.yaml', 'lines/DE/number', 'Alemania: Número'],
	['facts/claims.yaml', 'claims/accuracy/isShown', '94% accuracy: Se muestra en el sitio'],
	['facts/claims.yaml', 'claims/accuracy/measure', '94% accuracy: Medición'],
	['facts/claims.yaml', 'claims/accuracy/text/en', '94% accuracy'],
	['pages/en/home.yaml', 'blocks/faq/questions', 'Preguntas'],
	['pages/en/home.yaml', 'blocks/hero/title', null],
])('the label of %s:%s is %s', (file, place, name) => {
	expect(factName({ file, place }, '94% accuracy')).toBe(name)
})

test.each([
	['facts/prices.yaml', 'premium/minor', '/waitlist/textos/datos?de=precios'],
	['facts/product.yaml', 'contacts/support', '/waitlist/textos/datos?de=contacto'],
	['pages/en/home.yaml', 'blocks/faq/questions', '/waitlist/textos/datos?de=preguntas'],
	['countries/de.yaml', 'blocks/testimonials/items', '/waitlist/textos/datos?de=testimonios'],
])('the link of %s:%s leads to its form, %s', (file, place, href) => {
	expect(textHref({ file, place }, 'en')).toBe(href)
})

test.each([
	['facts/prices.yaml', 'trialDays', true],
	['facts/product.yaml', 'facts/devices/en', false],
	['facts/en/plans.yaml', 'lifetime/trial', false],
])('isEverywhere says whether %s:%s is the same in all languages: %s', (file, place, expected) => {
	expect(isEverywhere({ file, place })).toBe(expected)
})
