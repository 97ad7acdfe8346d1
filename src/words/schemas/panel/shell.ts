import { z } from 'zod'
import type { AccessAct } from '#domain/account/access-act.ts'
import { message } from '#words/message.ts'
import { announcement, link, text, texts } from '#words/schemas/common.ts'

/** The words around the places of the panel. */
export const shell = z.strictObject({
	header: texts('home', 'theme', 'site', 'leave', 'name'),
	login: z.strictObject({
		title: text,
		text,
		username: text,
		password: text,
		show: text,
		hide: text,
		submit: text,
		denied: text.describe('Beside the password, if it or the name was wrong'),
		passkey: text,
		needsScript: text,
		notLoaded: z.strictObject({ text, reload: z.strictObject({ label: text, href: z.string() }) }),
	}),
	unanswered: texts('title', 'text', 'tryAgain').describe(
		'The server could not say whether there is a session',
	),
	proof: z.strictObject({
		title: text,
		text: message('action'),
		acts: z.strictObject({
			invite: message('target'),
			withdraw: message('target'),
			confirm: message('target'),
			disable: message('target'),
			'add-passkey': message(),
			'remove-passkey': message(),
			'set-address': message(),
			'change-settings': message(),
		} satisfies Record<AccessAct, unknown>),
		confirm: text,
		passkey: text,
		cancel: text,
		denied: text,
		deniedPasskey: text,
		tooMany: message('time'),
		unavailable: text,
	}),
	actions: text.describe("The heading of the buttons of a table's rows, for screen readers"),
	timeZone: message('zone').describe('Below every place'),
	seeLetter: text.describe('Leads to a letter that waits for the owner'),
	launch: texts('open', 'link').describe('Above the list, as long as something is missing'),
	notices: z.strictObject({
		label: text,
		close: text,
		granted: announcement,
		denied: announcement,
		deniedPasskey: announcement,
		noCookie: announcement,
		tooMany: z.strictObject({ title: text, text: message('time') }),
		unavailable: announcement,
		notDone: announcement,
		tooManyChanges: announcement,
		left: announcement,
		expired: announcement,
	}),
	failure: z.strictObject({
		title: text,
		titleLanguage: z.literal('en'),
		text,
		lostFile: text,
		tryAgain: text,
		action: link,
	}),
	invitation: texts(
		'title',
		'text',
		'username',
		'password',
		'hint',
		'submit',
		'expired',
		'unavailable',
		'tooMany',
	),
	testAddress: z.strictObject({
		title: text,
		text,
		label: text,
		action: text.describe('The subject of the sentence that asks for the password'),
		submit: text,
		invalid: text,
		done: announcement,
	}),
})

export type ShellWords = z.infer<typeof shell>
