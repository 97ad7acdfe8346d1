import type { PersonAct } from './rules/person-act.ts'
import type { MailKind } from './mail-kinds.ts'
import type { Nullable, Time } from '#platform/db/tables.ts'
import type { ReportColumns } from '#features/bounces/bounces.ts'
import type { Generated } from 'kysely'
import type { RegistrationStatus } from './rules/status.ts'
import type { KeyObject } from 'node:crypto'
import type { CountBuffer } from '#features/counts/counts.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { RequestPages } from '#platform/http/link-pages.ts'
import type { ProofOfWork } from '#platform/http/proof-of-work.ts'
import type { MailLinks, SignedLinks, TokenPurpose } from '#platform/mail/signed-links.ts'
import { createOutbox } from './outbox.ts'
import { createSignupStore } from './signups.ts'

export { askToConfirm, type ComposeFor } from './ask-to-confirm.ts'
export { confirmByLink } from './confirm-by-link.ts'
export { confirmationComposer } from './confirmation-mail.ts'
export { personOfToken } from './email-tokens.ts'
export { queueLinkMail, tokenRow } from './link-mail.ts'
export { type MailKind, mailKinds } from './mail-kinds.ts'
export { recordSignup, type ComposeMail } from './signups.ts'
export { recordActs } from './status-changes.ts'
export { optOut, type OptOut } from './unsubscribe.ts'

type WaitlistEmails = {
	/** Never inserted: the column has a default. */
	id: Generated<string>
	/** As typed, including international domains. */
	email: string
	/** The address with its domain in Punycode; null if the domain is ASCII. */
	email_ascii: Nullable<string>
	source: string
	status: string
	created_at: Time
	locale: Nullable<string>
	/** Start of the current confirmation period. */
	pending_since: Nullable<Time>
	confirmed_at: Nullable<Time>
	unsubscribed_at: Nullable<Time>
	/** When an email to this address was last queued. */
	mailed_at: Nullable<Time>
	/** The country, in capitals, of the page with the form on which the person first signed up. */
	country: Nullable<string>
	/** `utm_campaign` of the first signup. */
	campaign: Nullable<string>
	/** `sourceName` of the site that led to the first signup. */
	referrer: Nullable<string>
	/** ID of the primary row, on rows of an adopted table that repeat its address. They are kept but get no email. */
	duplicate_of: Nullable<string>
	/** When the mailbox was found to refuse mail. The address gets no letters from then on. */
	undeliverable_at: Nullable<Time>
	paused_until: Nullable<Time>
	/** When the address opted out of all mail, confirmations of signups included. */
	blocked_at: Nullable<Time>
	/** The owner's tags, sorted and separated by `tagSeparator`. */
	tags: Nullable<string>
	note: Nullable<string>
}

type Consents = {
	id: string
	person_id: string
	given_at: Time
	wording: string
	locale: string
	source: string
	utm_source: Nullable<string>
	utm_medium: Nullable<string>
	utm_campaign: Nullable<string>
	utm_term: Nullable<string>
	utm_content: Nullable<string>
	referrer_host: Nullable<string>
	/** Where and when the consent was given, in the words of the owner who imported it. */
	proof: Nullable<string>
}

type Tokens = {
	/** SHA-256 of the token in the link. */
	hash: string
	person_id: string
	purpose: TokenPurpose
	created_at: Time
	expires_at: Nullable<Time>
}

/** An email that was sent or given up. */
type Deliveries = {
	/** ID of the email's job. */
	id: string
	person_id: string
	kind: MailKind
	subject: string
	created_at: Time
	finished_at: Time
	outcome: 'accepted' | 'refused'
	tries: number
	/** The code of the last attempt that failed. */
	failure: Nullable<string>
} & ReportColumns

/** A confirmation, an unsubscription, a return to the unsubscribed status, or an act. Signups are in `consents`. */
type StatusChanges = { person_id: string; at: Time; status: RegistrationStatus | PersonAct }

declare module '#platform/db/tables.ts' {
	interface Tables {
		waitlist_emails: WaitlistEmails
		consents: Consents
		tokens: Tokens
		deliveries: Deliveries
		status_changes: StatusChanges
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'mails sent again': AffectedRows
	}
}

export type WaitlistStores = ReturnType<typeof createWaitlistStores>

export type WaitlistOptions = {
	readonly store: Pick<WaitlistStores, 'signups'>
	/** Key of the HMACs that hide addresses in rate limit counters. */
	readonly key: KeyObject
	readonly links: SignedLinks
	/** The site's origin. */
	readonly site: string
	readonly mailLinks: MailLinks
	/** The sender address of emails. */
	readonly mailAddress: string
	/** Maximum number of signups per client within `waitlistLimits.signupWindowMs`. */
	readonly signupsPerClient: number
	readonly proofOfWork: ProofOfWork
	readonly pages: RequestPages
	/** Undefined if counting is off. */
	readonly counts?: Pick<CountBuffer, 'add'> | undefined
	readonly now?: () => number
	/** Called for each stored signup, for the metrics. */
	readonly onSignup?: () => void
}

export function createWaitlistStores(context: StoreContext) {
	return { signups: createSignupStore(context), outbox: createOutbox(context) }
}
