import { expect, test } from 'vitest'
import { deskHref } from './changed-texts.ts'
import { shownText } from './shown-text.ts'

test.each([
	['premium/minor', '2750', '27,50'],
	['claims/accuracy/isShown', 'false', 'no'],
	['lines/DE/checked', 'null', 'nada'],
	['lines/DE/checked', '2026-11-27', '2026-11-27'],
	['hero/title', 'true', 'true'],
	[
		'faq/questions',
		'[{"question":"Why?","answer":"So.","isHidden":true},{"question":"How?","answer":"Thus."}]',
		'Why? · So. · (escondida) · How? · Thus.',
	],
])('%s: %s is read as %s', (place, text, shown) => {
	expect(shownText(place, text)).toBe(shown)
})

test.each([
	['facts/prices.yaml', 'premium/minor', '/waitlist/textos/datos?de=precios'],
	['facts/product.yaml', 'contacts/support', '/waitlist/textos/datos?de=contacto'],
	['pages/en/home.yaml', 'faq/questions', '/waitlist/textos/datos?de=preguntas'],
	['countries/de.yaml', 'testimonials', '/waitlist/textos/datos?de=testimonios'],
])('what stands at %s:%s is changed in a form', (file, place, href) => {
	expect(deskHref({ file, place }, 'en')).toBe(href)
})
