import { expect, test } from 'vitest'
import { messagePageConsentVersion } from '#domain/waitlist/consent-version.ts'
import { languages } from '#domain/pages/pages.ts'
import { waitlistWords } from './waitlist.ts'

test.each(languages)(
	'the words of %s have no placeholder left and no exclamation mark',
	(language) => {
		const words = waitlistWords(language)
		const everything = JSON.stringify(words)
		expect(everything).not.toMatch(/[!{}]\w|!|{name}/)
		expect(words.confirmation.subject.length).toBeLessThanOrEqual(60)
	},
)

/** The consent texts by version. Never change a row: a changed text is a new version with its own row. */
const wordings: Record<string, readonly string[]> = {
	'2026-11-notice': [
		'By sending your address you allow Innervolt to write to you when there is news. Every mail has a link that ends it.',
		'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
		'Ao enviar seu e-mail, você permite que Innervolt lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
	],
	'2026-11-22-notice': [
		'By sending your address you allow Innervolt to e-mail you news about the launch and the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
		'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir Neuigkeiten zum Start und zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
		'Ao enviar seu e-mail, você permite que o Innervolt escreva para você com novidades sobre o lançamento e o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
	],
}

test('the consent texts are those of the current version', () => {
	const shown = languages.map((language) => waitlistWords(language).consent)
	expect(shown).toEqual(wordings[messagePageConsentVersion])
})
