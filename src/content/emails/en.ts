import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { blockedMailDays, confirmationLinkDays } from '#domain/waitlist/waitlist-limits.ts'
import type { WaitlistWords } from './words.ts'

export const en: WaitlistWords = {
	confirmation: {
		subject: 'Please confirm your e-mail address',
		preview: `One step is left. The link works for ${confirmationLinkDays} days.`,
		reason: {
			news: `Someone entered this address at ${name} to get news about the app by e-mail. If it was you, please confirm it.`,
			premium: `Someone entered this address at ${name} to get an e-mail when Premium is ready. If it was you, please confirm it.`,
		},
		ask: 'Open this page and press its button. Until then you are not on the list.',
		link: 'Confirm this address',
		otherwise: `The link works for ${confirmationLinkDays} days. If it was not you, do nothing: after ${retention.unconfirmedDays} days the address is deleted.`,
		origin: (day, page) =>
			`You get this e-mail because this address was entered on ${day} at ${page}.`,
		never: 'No mail to this address, ever',
	},
	blocked: {
		subject: 'You want no mail from us, and that stands',
		preview: 'Someone entered this address. Nothing has changed.',
		text: `Someone entered this address at ${name}. You had asked us never to write to it, so it is not on the list, and we send nothing else.`,
		ask: 'Was it you, and would you like our e-mails after all? Open this page and press its button.',
		link: 'Lift it, and join the list',
		otherwise: `If it was not you, do nothing. However often the address is entered, we tell you at most once in ${blockedMailDays} days. The link works as long.`,
	},
	letter: {
		origin: (day, page) =>
			`You get this e-mail because your address was entered on ${day} at ${page} and then confirmed. We do not measure whether you open it.`,
		member: `You get this e-mail because your address is on the ${name} waitlist. We do not measure whether you open it.`,
		unsubscribe: 'Unsubscribe',
		data: 'Your data with us',
		week: 'Your week: see which evening may be too much',
	},
	notices: {
		sent: {
			title: 'Check your inbox.',
			text: 'If you are not on the list yet, an e-mail with a link is on its way. If you got one within the last hour, we do not send another. Open the link and press the button there: only then are you on the list.',
		},
		invalid: {
			title: 'That address does not work.',
			text: 'It needs something before the @, and a domain after it. Nothing was saved.',
			button: 'Try again',
		},
		empty: {
			title: 'Please enter your address.',
			text: 'Nothing was saved: the field was empty.',
			button: 'Try again',
		},
		uncarried: {
			title: 'Not every e-mail reaches that address.',
			text: 'Nothing was saved. Please enter another one: before the @, not every mail server accepts',
			button: 'Try again',
		},
		tooMany: {
			title: 'Too many attempts.',
			text: `Many addresses came from your connection in a short time. Wait ${retention.counterWindowMinutes} minutes, then try again.`,
		},
		away: {
			title: 'That did not save.',
			text: 'The list cannot be reached at the moment. Try again in a few minutes.',
		},
		confirm: {
			title: 'One step is left.',
			text: 'Virus scanners open links too. That is why your address is added only when you press the button.',
			button: 'Confirm this address',
		},
		confirmed: {
			title: 'You are on the list.',
			text: 'We write when there is news. Every e-mail has a link to unsubscribe.',
			steps: [
				{ name: 'Today', text: 'Nothing more. Your address is confirmed.' },
				{ name: 'When there is news', text: 'You get an e-mail about it.' },
				{ name: 'When you have had enough', text: 'One press on the link in any e-mail.' },
			],
		},
		expired: {
			title: 'This link has expired.',
			text: `It worked for ${confirmationLinkDays} days. Enter your address and we will send you a new one.`,
			button: 'Send a new link',
		},
		outdated: {
			title: 'This link no longer works.',
			text: 'Only the one in our newest e-mail does. If you cannot find that, enter your address.',
			button: 'Send a new link',
		},
		lift: {
			title: 'Would you like our e-mails after all?',
			text: 'You had asked us never to write to this address. Press the button, and it is on the list.',
			button: 'Lift it, and join the list',
		},
		unknown: {
			title: 'This link does not work.',
			text: 'Your mail program may have cut it short, or the address was deleted. Enter your address and we will send you a new one.',
			button: 'Send a new link',
		},
		returned: {
			title: 'This address was unsubscribed.',
			text: 'An old link does not change that. If you would like to hear from us after all, enter your address again.',
			button: 'Send a new link',
		},
		unsubscribe: {
			title: 'Unsubscribe?',
			text: 'Press the button, and we will not write to this address any more.',
			button: 'Unsubscribe',
		},
		unsubscribed: {
			title: 'You are unsubscribed.',
			text: 'We keep a note of it, so that no more e-mails go to this address.',
		},
	},
	home: 'Home',
}
