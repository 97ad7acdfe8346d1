import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import type { MyDataWords } from './words.ts'

const ordinals = [
	'',
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth',
]
const fresh = `It works for ${freshLinkMinutes} minutes and once, so that a forwarded e-mail gives nothing away.`

export const en: MyDataWords = {
	locale: 'en-US',
	description: `What ${name} keeps about your e-mail address, and what you can do with it.`,
	skip: 'Skip to content',
	home: `${name}, home page`,
	leave: 'Home',
	footer: { questions: 'Questions', privacy: 'Privacy' },
	title: 'Your data with us',
	lede: (masked) =>
		`This is everything we keep about ${masked}. It fits on one page because there is no more of it.`,
	paused: {
		until: (day) => `Paused until ${day}.`,
		open: 'Paused.',
		text: 'You are still on the list. No news is sent before that day.',
		openText: 'You are still on the list. No news is sent until you come back.',
		button: 'Write to me again',
	},
	pending: {
		title: 'One step is left.',
		text: (day) =>
			`Your address is here, and not on the list yet. On ${day} it is deleted by itself.`,
		button: 'Confirm this address',
		newest: 'It is confirmed from our newest e-mail only.',
	},
	unsubscribed: {
		title: 'You are unsubscribed.',
		text: `Your address stays here, marked as one that gets no mail, for ${retention.optOutMonths} months after your last signup.`,
	},
	agreed: {
		title: 'What you agreed to',
		form: (path) => `The form on ${path}`,
		otherForm: 'The form for a new link',
		before: 'On the list',
		beforeText: 'The list did not store wordings then.',
		wording: (version) => `Wording ${version}, as it stood on the page that day.`,
		unknownWording: 'The wording was not stored.',
		purposes: {
			news: 'It covers news about the app.',
			launch: 'It covers the launch only.',
			premium: 'It covers Premium only.',
		},
		confirmed: 'Confirmed',
		confirmedText: 'You pressed the button on the page behind our e-mail.',
		unsubscribed: 'Unsubscribed',
		unsubscribedText: 'Since then we do not write to this address.',
	},
	sent: {
		title: 'What we sent you',
		day: 'Day',
		mail: 'E-mail',
		outcome: 'What became of it',
		none: 'Nothing yet.',
		accepted: (host, tries) =>
			tries > 1
				? `Taken by our mail server for ${host} at the ${ordinals[tries] ?? `${tries}th`} attempt.`
				: `Taken by our mail server for ${host}.`,
		refused: (host, code) => `Not delivered to ${host} (${code}).`,
		waiting: 'On its way.',
		note: 'Whether you read them we do not know. Nothing in them reports back.',
	},
	else: {
		title: 'What else is here',
		language: 'Language',
		page: 'Where you signed up',
		referrer: 'The site before ours',
		campaign: 'Campaign',
		country: 'Country of that page',
		undeliverable: 'Mail came back on',
		none: 'none',
		note: 'No name, no IP address, no place: we never had them. Your answers in the tests never left your browser. The links in our e-mails are kept as fingerprints that open nothing. All days and times are in UTC.',
	},
	language: {
		title: 'Language',
		text: 'Of our e-mails and of this page.',
		button: 'Save',
	},
	pause: {
		title: 'A pause',
		text: 'No news for a while, then e-mails again.',
		button: 'Pause',
		lengths: {
			'one-month': 'One month',
			'three-months': 'Three months',
			open: 'Until I come back',
		},
	},
	unsubscribe: {
		title: 'No more mail',
		text: 'Your address stays here, marked as one that gets no mail, so that we remember.',
		button: 'Unsubscribe',
	},
	export: {
		title: 'Take it with you',
		text: `Everything on this page in one file, for people and for programs. We first send a link to your address. ${fresh}`,
		button: 'Send me the link',
	},
	erase: {
		title: 'Erase',
		text: `The address, what you agreed to and the list of e-mails go at once, from our backups after ${retention.backupNights} days. We then also forget that you wanted no mail. If quiet is all you want, “No more mail” is the better button. We first send a link to your address. ${fresh}`,
		button: 'Erase everything',
	},
	notices: {
		old: {
			title: `This link is older than ${dataLinkDays} days.`,
			text: 'A forwarded e-mail should not open this page for ever. Enter your address: if we know it, a new link comes.',
			button: 'Send a new link',
		},
		unknown: {
			title: 'This link does not work.',
			text: 'Your mail program may have cut it short, or the address was erased. Enter your address: if we know it, a new link comes.',
			button: 'Send a new link',
		},
		used: {
			title: 'This link no longer works.',
			text: `It worked once, for ${freshLinkMinutes} minutes. Enter your address: if we know it, a new link to your data comes.`,
			button: 'Send a new link',
		},
		invalid: {
			title: 'That address does not work.',
			text: 'It needs something before the @, and a domain after it. Nothing was sent.',
			button: 'Send a new link',
		},
		tooMany: {
			title: 'Too many attempts.',
			text: 'Many links were asked for in a short time. Wait an hour, then try again.',
		},
		away: {
			title: 'That did not work.',
			text: 'The list cannot be reached at the moment. Try again in a few minutes.',
		},
		linkSent: {
			title: 'Check your inbox.',
			text: 'If we know that address, an e-mail with a link to your data is on its way. If we do not, nothing was sent and nothing was kept.',
		},
		exportSent: {
			title: 'Check your inbox.',
			text: `An e-mail with a link to your file is on its way. ${fresh}`,
		},
		eraseSent: {
			title: 'Check your inbox.',
			text: `An e-mail with a link is on its way. Nothing is erased before you open it and press the button there. ${fresh}`,
		},
		export: {
			title: 'Take it with you',
			text: 'Everything we keep about your address in one file, for people and for programs. The button works once.',
		},
		erase: {
			title: 'Erase everything?',
			text: 'The address, what you agreed to and the list of e-mails. It cannot be undone.',
			button: 'Erase everything',
		},
		erased: { title: 'Erased.', text: 'This was the last page about your address.' },
	},
	emailLabel: 'Your e-mail address',
	keep: 'Keep everything',
	download: (kilobytes) => `Download (JSON, ${kilobytes} KB)`,
	erasedText: (day) => `From backups it goes by ${day}.`,
	mails: {
		link: {
			subject: 'The link to your data with us',
			preview: `It works for ${dataLinkDays} days.`,
			text: 'Someone entered this address to see what we keep about it. If it was you, open the page.',
			button: 'Your data with us',
			note: `The link works for ${dataLinkDays} days. If it was not you, do nothing.`,
		},
		export: {
			subject: 'Your data as a file',
			preview: `The link works for ${freshLinkMinutes} minutes, once.`,
			text: 'You asked for everything we keep about this address in one file. Open the page and press its button.',
			button: 'Get the file',
			note: `The link works for ${freshLinkMinutes} minutes and once. Do not forward this e-mail. If it was not you, do nothing.`,
		},
		erase: {
			subject: 'Erase everything we keep about you',
			preview: `The link works for ${freshLinkMinutes} minutes, once.`,
			text: 'You asked us to erase everything we keep about this address. Open the page and press its button. Until then nothing changes.',
			button: 'Go to the page',
			note: `The link works for ${freshLinkMinutes} minutes and once. If it was not you, do nothing.`,
		},
	},
	mailOrigin: (day, site) => `You get this e-mail because it was asked for on ${day} at ${site}.`,
}
