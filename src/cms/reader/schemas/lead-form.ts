import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { link, text } from './common.ts'

/** The waitlist form. */
export const leadForm = z.strictObject({
	prompt: text.describe('The reason to sign up, in one sentence above the field'),
	label: text,
	button: text,
	privacy: link,
	sending: text.describe('Shown while the form is being sent'),
	sent: z
		.strictObject({ title: text, text })
		.describe(
			'Replaces the form; the same for known and new addresses, so that it does not reveal who is on the list',
		),
	meanwhile: link.describe('What to do until the email arrives'),
	inbox: message('provider').describe('The link to the inbox at a known provider'),
	mail: message('sender', 'subject').describe('What to look for in the inbox'),
	again: text.describe('The button that sends the email again, after two minutes'),
	sentAgain: text.describe('Replaces that button; the same for known and new addresses'),
	notThere: text.describe('Above the form on the page after a signup without a script'),
	empty: text.describe('If no address was entered'),
	wrong: text.describe('For an invalid address'),
	meant: message('address').describe(
		'Below an address that probably has a typo; a press accepts the correction',
	),
	uncarried: text.describe('For non-ASCII characters before the @; the characters follow it'),
	tooMany: text.describe('After too many signups from one client; names the longest wait'),
	offline: text.describe('If the server cannot be reached'),
	failed: text.describe('For every other error'),
	onResults: z
		.strictObject({ title: text, prompt: text })
		.describe('The same form below the result of a test; it does not mention the result'),
})

export type LeadFormWords = Omit<z.infer<typeof leadForm>, 'onResults'> & {
	/** The form's target URL. */
	readonly action: string
	/** The text of the consent that a visitor gives by pressing the button. */
	readonly consent: string
	/** The likely sender and subject of the confirmation email. The server's response has the exact ones. */
	readonly expected: { readonly sender: string; readonly subject: string }
	/** The version of the consent text, which is stored with the signup. */
	readonly wording: string
}
