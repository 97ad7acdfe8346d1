import type { Nullable, Time } from '#platform/db/tables.ts'
import type { ColumnType, Generated } from 'kysely'
import type { KeyObject } from 'node:crypto'
import { createAuditLog } from './audit.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { createRateLimitStore } from '#platform/http/rate-limits.ts'
import * as invitedAccounts from './account-confirmation.ts'
import { createAdminStore } from './admins.ts'
import * as invitations from './invitations.ts'
import { createPasskeyStore } from './login/passkey-store.ts'
import { createProofStore } from './login/proofs.ts'
import * as sessionReads from './login/session-reads.ts'
import { withContext } from '#platform/with-context.ts'
import { createSessionStore } from './login/sessions.ts'

export { type Actor, commandActor, notifyAdmins } from './access-records.ts'
export { type Admin, hasAdmin, insertAdmin } from './admins.ts'
export { appendAuditEntry } from './audit.ts'
export { throttle } from './login/log-in.ts'
export { type CreatedPasskey, insertPasskey } from './login/passkey-store.ts'
export { createPasskeyChecks, type PasskeyChecks } from './login/passkeys.ts'
export { consumeGrant } from './login/proofs.ts'
export { sendSession, visitorOf } from './login/send-session.ts'
export { type ActingSession, actorOf } from './login/sessions.ts'
export { command, readPeople, requireProof, sessionOf } from './login/panel-session.ts'
export { hashPassword, unmatchedHash } from './password.ts'

type Admins = {
	id: string
	name: string
	/** The `nameKey` of the name. */
	name_key: string
	password_hash: string
	created_at: Time
	disabled_at: Nullable<Time>
	/** The `PanelColumns` of the account in JSON. */
	panel_columns: Nullable<string>
	/** The address for test emails and notices. */
	email: Nullable<string>
	/** The `Language` of the weekly email; null for no email. Never inserted: the column has a default. */
	weekly_language: ColumnType<string | null, never, string | null>
	/** Null if the password has not changed since the account was created. */
	password_changed_at: Nullable<Time>
	last_login_at: Nullable<Time>
	/**
	 * ID of the account that invited this one; null once this account is confirmed, and for accounts created without an
	 * invitation.
	 */
	invited_by: Nullable<string>
	/** Hash of the session in which this account was invited; null in the same cases as `invited_by`. */
	invited_in: Nullable<string>
}

type Sessions = {
	/** SHA-256 of the token in the cookie. */
	hash: string
	admin_id: string
	created_at: Time
	seen_at: Time
	/** When the password or a passkey was last entered again; null if it has been entered only at login. */
	proved_at: Nullable<Time>
	/** Names such as "Firefox" and "Windows", from the User-Agent header; null if unknown. */
	browser: Nullable<string>
	system: Nullable<string>
	/** The number of acts that erased, unsubscribed, emailed or revealed one person since the last re-authentication. */
	acts: Generated<number>
	/** The `ProvenAct` that a proof was given for, as `actKey` writes it; null once the proof is used. */
	granted: Nullable<string>
	granted_until: Nullable<Time>
}

type Passkeys = {
	/** The credential's ID in base64url. */
	id: string
	admin_id: string
	name: string
	/** The COSE public key in base64url. */
	public_key: string
	/** The signature counter of the last use. An int8: PostgreSQL's driver returns it as text. */
	counter: ColumnType<number | string, number, number>
	created_at: Time
	used_at: Nullable<Time>
}

type Invitations = {
	/** SHA-256 of the token in the link. */
	hash: string
	name: string
	/** The `nameKey` of the name. */
	name_key: string
	/** The name of an account. */
	invited_by: string
	expires_at: Time
	/** ID of the inviting account, and hash of the session from which it invited. */
	inviter_id: Nullable<string>
	invited_in: Nullable<string>
}

/** How many rows of personal data a session has read without a recent proof. */
type SessionReads = { id: string; session_hash: string; at: Time; rows: number }

type Audit = {
	id: string
	at: Time
	actor: string
	action: string
	detail: string
	/** The number of affected rows, or of logins or proofs refused within the hour; null for other actions. */
	count: Nullable<number>
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		admins: Admins
		sessions: Sessions
		passkeys: Passkeys
		invitations: Invitations
		session_reads: SessionReads
		audit: Audit
	}
	interface JobKinds {
		'access-notice': true
	}
}

declare module '#values/messages/proven-act.ts' {
	interface ProvenActs {
		invite: true
		withdraw: true
		confirm: true
		disable: true
		'add-passkey': true
		'remove-passkey': true
		'set-address': true
		'set-password': true
	}
}

export type AccountStores = ReturnType<typeof createAccountStores>

export type AccountOptions = {
	readonly store: AccountStores
	/** Key of the HMACs that hide names and addresses in rate limit counters and sign passkey challenges. */
	readonly key: KeyObject
	/** The site's origin. */
	readonly site: string
	/** Name of the admin whose password is set by the settings. */
	readonly configuredAdmin?: string | null
	readonly now?: () => number
}

export function createAccountStores(context: StoreContext) {
	return {
		admins: createAdminStore(context),
		sessions: createSessionStore(context),
		sessionReads: withContext(context, sessionReads),
		proofs: createProofStore(context),
		passkeys: createPasskeyStore(context),
		invitations: withContext(context, invitations),
		invitedAccounts: withContext(context, invitedAccounts),
		rateLimits: createRateLimitStore(context),
		audit: createAuditLog(context),
	}
}
