import type leadForm from '#content/messages/en/lead-form.yaml'

/** The waitlist form. */
export type LeadFormWords = Omit<typeof leadForm, 'onResults'> & {
	/** The form's target URL. */
	readonly action: string
	/** The text of the consent that a visitor gives by pressing the button. */
	readonly consent: string
	/** The likely sender and subject of the confirmation email. The server's response has the exact ones. */
	readonly expected: { readonly sender: string; readonly subject: string }
	/** The version of the consent text, which is stored with the signup. */
	readonly wording: string
}
