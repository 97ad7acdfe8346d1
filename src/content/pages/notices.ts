import { waitlistWords } from '#content/emails/waitlist.ts'
import type { Failure, Head, Notice } from '#content/types.ts'

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
		text: 'There may have been a window here once. It is bricked up now, and nobody left a note.',
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
		text: 'A fuse on our side, not on yours. We have noted it. Wait a minute and try the same thing again.',
		action: { label: 'Return to Home', href: '/' },
	},
}

/** In the place of a quiz that has failed in the browser. */
export const quizFailure: Failure = {
	title: 'Unexpected Application Error!',
	text: 'The test stopped, and your answers went with it: they were in this page and nowhere else. Reload to begin again.',
	action: { label: 'Return to Home', href: '/' },
}

/** The pages that the server puts the waitlist's notices into; each notice brings its own title. */
export const noticeShells: readonly Head[] = (['en', 'de', 'pt'] as const).map((language) => {
	const { title, text } = waitlistWords(language).notices.sent
	return { title, description: text, path: '/waitlist/sent', language, isPrivate: true }
})
