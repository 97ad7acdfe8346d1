import type { WaitlistWords } from './words.ts'

export const en: WaitlistWords = {
	confirmation: {
		subject: 'One press, and {name} may write to you',
		reason:
			'Someone gave this address to {name} and asked to be told when there is news. If it was you, one press is missing.',
		ask: 'Open this page and press its button. Until then you are not on the list.',
		link: 'Confirm this address',
		otherwise:
			'The link works for seven days. If it was not you, do nothing: after thirty days the address is deleted.',
		never: 'No mail to this address, ever',
	},
	notices: {
		sent: {
			title: 'Look in your inbox.',
			text: 'A mail with a link is on its way, unless this address is on the list already or was written to within the last hour. Nothing else happens until you open the link and press the button there.',
		},
		invalid: {
			title: 'That address does not work.',
			text: 'It needs something before the @, and a domain after it. Nothing was saved.',
			button: 'Try again',
		},
		uncarried: {
			title: 'That address does not arrive everywhere.',
			text: 'Nothing was saved. Enter another one: before the @, not every mail server can carry',
			button: 'Try again',
		},
		tooMany: {
			title: 'Too many at once.',
			text: 'Many addresses came from your connection in a short time. Wait a quarter of an hour, then send yours again.',
		},
		away: {
			title: 'That did not save.',
			text: 'The list cannot be reached at the moment. Try again in a few minutes.',
		},
		confirm: {
			title: 'One press is missing.',
			text: 'Opening a link proves little, since mail scanners do it too. Pressing the button puts your address on the list.',
			button: 'Confirm this address',
		},
		confirmed: {
			title: 'You are on the list.',
			text: 'You will hear from us when there is something to say. Every mail has a link that ends it.',
		},
		expired: {
			title: 'This link has run out.',
			text: 'It worked for seven days. Enter your address and a new one comes.',
			button: 'Send a new link',
		},
		unknown: {
			title: 'This link leads nowhere.',
			text: 'It may have lost its end in the mail program, or its address was deleted. Enter your address and a new one comes.',
			button: 'Send a new link',
		},
		returned: {
			title: 'This address was unsubscribed.',
			text: 'An old link does not change that. If you would like to hear from us after all, enter your address again.',
			button: 'Send a new link',
		},
		unsubscribe: {
			title: 'End all mail?',
			text: 'Press the button, and we do not write to this address any more.',
			button: 'Unsubscribe',
		},
		unsubscribed: {
			title: 'No more mail.',
			text: 'This address is unsubscribed. We remember that, so as not to write to it again.',
		},
	},
	emailLabel: 'E-mail',
	consent:
		'By sending your address you allow {name} to write to you when there is news. Every mail has a link that ends it.',
	privacy: 'Privacy',
	home: 'Home',
}
