import { waitlistWords } from '#content/emails/waitlist.ts'
import { type Language, languages } from '#domain/pages/pages.ts'
import type { PrivateHead } from '#content/types/page.ts'

/** The description of all message pages in a language. */
const noticeDescriptions: Record<Language, string> = {
	en: 'Where your sign-up for news by e-mail stands. This page is for you alone.',
	de: 'Wie es um deine Anmeldung für Neuigkeiten steht. Diese Seite ist nur für dich.',
	pt: 'Em que pé está o seu cadastro para receber novidades. Esta página é só para você.',
	es: 'En qué punto está tu registro para recibir novedades. Esta página es solo para ti.',
}

/** The heads of the page templates that the server fills with the waitlist's messages and their titles. */
export const messagePageHeads: readonly PrivateHead[] = languages.map((language) => ({
	title: waitlistWords[language].notices.sent.title,
	description: noticeDescriptions[language],
	path: '/waitlist/sent',
	language,
	isPrivate: true,
}))
