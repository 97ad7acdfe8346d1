import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { Language } from '#domain/pages/pages.ts'

/** A consent text that was on the site, in the languages in which it was there. */
export type ConsentWording = {
	/** What mails it allows. */
	readonly purpose: ConsentPurpose
	/** The most mails a month that it allows; null if it names no number. */
	readonly mailsPerMonth: number | null
	/** Word for word. */
	readonly texts: Readonly<Partial<Record<Language, string>>>
	/** The same in Spanish, for the panel. */
	readonly translation: string
}

/**
 * Every consent text by its version, which is stored with each signup. Never change a text: the people who agreed to it
 * agreed to these words. A changed text is a new version with a row of its own; a further language of the current texts
 * is not, because nobody has agreed to anything in it. The product's name is spelled out, so that a new name does not
 * change what was agreed to.
 */
export const consentWordings = {
	'2026-11': {
		purpose: 'news',
		mailsPerMonth: null,
		texts: {
			en: 'With “Tell me” you allow Innervolt to write to you when there is news. Every mail has a link that ends it.',
			de: 'Mit „Sag Bescheid“ erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
			pt: 'Ao clicar em “Quero saber”, você permite que Innervolt lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
		},
		translation:
			'Con este botón se permite a Innervolt escribir cuando haya novedades. Cada correo trae un enlace que lo termina.',
	},
	'2026-11-notice': {
		purpose: 'news',
		mailsPerMonth: null,
		texts: {
			en: 'By sending your address you allow Innervolt to write to you when there is news. Every mail has a link that ends it.',
			de: 'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
			pt: 'Ao enviar seu e-mail, você permite que Innervolt lhe escreva quando houver novidades. Todo e-mail traz um link para parar de receber.',
		},
		translation:
			'Al enviar la dirección se permite a Innervolt escribir cuando haya novedades. Cada correo trae un enlace que lo termina.',
	},
	'2026-11-22': {
		purpose: 'news',
		mailsPerMonth: 2,
		texts: {
			en: 'With “Tell me” you allow Innervolt to e-mail you news about the launch and the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
			de: 'Mit „Benachrichtigen“ erlaubst du Innervolt, dir Neuigkeiten zum Start und zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
			pt: 'Ao clicar em “Quero saber”, você permite que o Innervolt escreva para você com novidades sobre o lançamento e o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
		},
		translation:
			'Con este botón se permite a Innervolt enviar novedades sobre el lanzamiento y la aplicación, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
	'2026-11-22-premium': {
		purpose: 'premium',
		mailsPerMonth: 2,
		texts: {
			en: 'With “Tell me” you allow Innervolt to e-mail you about Premium only, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
		},
		translation:
			'Con este botón se permite a Innervolt escribir solo sobre Premium, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
	'2026-11-22-notice': {
		purpose: 'news',
		mailsPerMonth: 2,
		texts: {
			en: 'By sending your address you allow Innervolt to e-mail you news about the launch and the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
			de: 'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir Neuigkeiten zum Start und zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
			pt: 'Ao enviar seu e-mail, você permite que o Innervolt escreva para você com novidades sobre o lançamento e o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
		},
		translation:
			'Al enviar la dirección se permite a Innervolt enviar novedades sobre el lanzamiento y la aplicación, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
	'2026-11-22.2': {
		purpose: 'news',
		mailsPerMonth: 2,
		texts: {
			en: 'By sending your address you allow Innervolt to e-mail you news about the launch and the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
			de: 'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir Neuigkeiten zum Start und zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
			pt: 'Ao enviar seu e-mail, você permite que o Innervolt escreva para você com novidades sobre o lançamento e o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
			es: 'Al enviar tu dirección, permites que Innervolt te escriba con novedades sobre el lanzamiento y la app, como máximo dos correos al mes. Cada correo trae un enlace para darte de baja.',
		},
		translation:
			'Al enviar la dirección se permite a Innervolt enviar novedades sobre el lanzamiento y la aplicación, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
	'2026-11-22.2-premium': {
		purpose: 'premium',
		mailsPerMonth: 2,
		texts: {
			en: 'By sending your address you allow Innervolt to e-mail you about Premium only, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
			de: 'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir nur zu Premium zu schreiben, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
			pt: 'Ao enviar seu e-mail, você permite que o Innervolt escreva para você apenas sobre o Premium, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
			es: 'Al enviar tu dirección, permites que Innervolt te escriba solo sobre Premium, como máximo dos correos al mes. Cada correo trae un enlace para darte de baja.',
		},
		translation:
			'Al enviar la dirección se permite a Innervolt escribir solo sobre Premium, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
	'2026-11-22.3': {
		purpose: 'news',
		mailsPerMonth: 2,
		texts: {
			en: 'By sending your address you allow Innervolt to e-mail you news about the app, at most two e-mails a month. Every e-mail has a link to unsubscribe.',
			de: 'Wenn du deine Adresse abschickst, erlaubst du Innervolt, dir Neuigkeiten zur App zu schicken, höchstens zwei E-Mails im Monat. Jede E-Mail enthält einen Link zum Abmelden.',
			pt: 'Ao enviar seu e-mail, você permite que o Innervolt escreva para você com novidades sobre o app, no máximo dois e-mails por mês. Todo e-mail traz um link para cancelar.',
			es: 'Al enviar tu dirección, permites que Innervolt te escriba con novedades sobre la app, como máximo dos correos al mes. Cada correo trae un enlace para darte de baja.',
		},
		translation:
			'Al enviar la dirección se permite a Innervolt enviar novedades sobre la aplicación, como máximo dos correos al mes. Cada correo trae un enlace para darse de baja.',
	},
} as const satisfies Readonly<Record<string, ConsentWording>>

/**
 * The text of a version that people agreed to.
 *
 * @returns null for a version that was never on the site, such as one sent by a script
 */
export function consentWording(version: string): ConsentWording | null {
	const wordings: Readonly<Record<string, ConsentWording>> = consentWordings
	return Object.hasOwn(wordings, version) ? (wordings[version] ?? null) : null
}

/**
 * The purpose that a stored consent covers. Signups from before the versions, and those that name an unknown version or
 * none, count as consent to news.
 *
 * @example purposeOfConsent('2026-11-22-premium') // 'premium'
 * @example purposeOfConsent('unstated') // 'news'
 */
export function purposeOfConsent(version: string): ConsentPurpose {
	return consentWording(version)?.purpose ?? 'news'
}
