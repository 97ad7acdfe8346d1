import { waitlistWords } from '#content/emails/waitlist.ts'
import { type Language, languages } from '#domain/pages/pages.ts'
import type { Head, Notice } from '#content/types/page.ts'

export const notFound: { head: Head; notice: Notice } = {
	head: {
		title: 'Page not found',
		description: 'There is no page at this address. Everything else is still where it was.',
		path: '/404',
		language: 'en',
		isPrivate: true,
	},
	notice: {
		illustration: 'notFound',
		kicker: '404',
		title: 'Oops! Page not found',
		text: 'There is no page at this address. It may have moved, or the link may contain a typing error.',
		action: { label: 'Return to Home', href: '/' },
	},
}

export const serverError: { head: Head; notice: Notice } = {
	head: {
		title: 'Unexpected Application Error!',
		description: 'Something failed on our side. Nothing that you did is lost; please try again.',
		path: '/500',
		language: 'en',
		isPrivate: true,
	},
	notice: {
		illustration: 'serverError',
		kicker: '500',
		title: 'Unexpected Application Error!',
		text: 'Something failed on our side, and it has been logged. Wait a minute and try the same thing again.',
		action: { label: 'Return to Home', href: '/' },
	},
}

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
