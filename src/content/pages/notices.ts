import { waitlistWords } from '#content/emails/waitlist.ts'
import { type Language, languages } from '#domain/pages/pages.ts'
import type { Head } from '#content/types/page.ts'

/** The description of all message pages in a language. */
const noticeDescriptions: Record<Language, string> = {
	en: 'Where your sign-up for news by e-mail stands. This page is for you alone.',
	de: 'Wie es um deine Anmeldung für Neuigkeiten steht. Diese Seite ist nur für dich.',
	pt: 'Em que pé está o seu cadastro para receber novidades. Esta página é só para você.',
}

/** The heads of the page templates that the server fills with the waitlist's messages and their titles. */
export const messagePageHeads: readonly Head[] = languages.map((language) => ({
	title: waitlistWords[language].notices.sent.title,
	description: noticeDescriptions[language],
	path: '/waitlist/sent',
	language,
	isPrivate: true,
}))
