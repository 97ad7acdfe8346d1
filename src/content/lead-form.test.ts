import { expect, test } from 'vitest'
import { currentConsentVersion, premiumConsentVersion } from '#domain/waitlist/consent-version.ts'
import { leadForm, premiumLeadForm } from './lead-form.ts'

/** The consent texts by version. Never change a row: a changed text is a new version with its own row. */
const wordings: Record<string, readonly string[]> = {
	'2026-11': [
		'With “Tell me” you allow Innervolt to write to you when there is news. Every mail has a link that ends it.',
		'Mit „Sag Bescheid“ erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
		'Ao clicar em “Quero saber”, você permite que Innervolt lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
	],
	'2026-11-22': [
		'With “Tell me” you allow Innervolt to e-mail you news about the launch and the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
		'Mit „Benachrichtigen“ erlaubst du Innervolt, dir Neuigkeiten zum Start und zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
		'Ao clicar em “Quero saber”, você permite que o Innervolt escreva para você com novidades sobre o lançamento e o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
	],
	'2026-11-22-premium': [
		'With “Tell me” you allow Innervolt to e-mail you about Premium only, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
	],
}

test('the consent texts are those of the current version', () => {
	const { en, de, pt } = leadForm
	expect([en.consent, de.consent, pt.consent]).toEqual(wordings[currentConsentVersion])
	expect([premiumLeadForm.consent]).toEqual(wordings[premiumConsentVersion])
})

test('a form sends the version of the sentence that it shows', () => {
	for (const { consent, wording } of [...Object.values(leadForm), premiumLeadForm])
		expect(wordings[wording]).toContain(consent)
})

test('the consent text names the label of the button', () => {
	for (const { consent, button } of [...Object.values(leadForm), premiumLeadForm])
		expect(consent).toContain(button)
})
