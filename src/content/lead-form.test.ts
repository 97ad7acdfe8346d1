import { expect, test } from 'vitest'
import { currentWording } from '#domain/waitlist/consent.ts'
import { leadForm } from './lead-form.ts'

/** What people agreed to, by version. A row is never changed: a changed sentence is a new row. */
const wordings: Record<string, readonly string[]> = {
	'2026-11': [
		'With “Tell me” you allow Innervolt to write to you when there is news. Every mail has a link that ends it.',
		'Mit „Sag Bescheid“ erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
		'Ao clicar em “Quero saber”, você permite que Innervolt lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
	],
}

test('the consent sentences are those of the present version', () => {
	const { en, de, pt } = leadForm
	expect([en.consent, de.consent, pt.consent]).toEqual(wordings[currentWording])
})

test('the sentence names the words on the button', () => {
	for (const { consent, button } of Object.values(leadForm)) expect(consent).toContain(button)
})
