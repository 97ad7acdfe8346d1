import * as z from 'zod/mini'
import { accountLimits } from '#domain/account/account-limits.ts'
import { linkToken, textLike } from './text.ts'

/** A password that is chosen in the panel. */
const newPassword = z
	.string()
	.check(z.minLength(accountLimits.minPasswordLength), z.maxLength(accountLimits.maxPasswordLength))

/**
 * Response of `GET /api/admin/account`: the session's account. `passwordChangedAt` is ISO 8601 UTC;
 * `isPasswordInSettings` means that the settings of the server decide the password, which then cannot be changed here.
 * Without `hasPassword` the account logs in by passkeys only.
 */
export const account = z.object({
	username: z.string(),
	passwordChangedAt: z.string(),
	isPasswordInSettings: z.boolean(),
	hasPassword: z.boolean(),
})

export type Account = z.infer<typeof account>

/**
 * Body of `POST /api/admin/password`, answered with 204. Ends all other sessions of the account. A wrong current
 * password is `wrong-password` and counts against the session. `conflict` if the settings decide the password.
 *
 * An account without a password gets its first one: `current` is left out, and a `proof` for this act is needed. `conflict` for one that
 * has a password.
 *
 * @example passwordChange.parse({ current: 'correct horse', password: 'battery staple' })
 */
export const passwordChange = z.object({
	current: z.optional(
		z.string().check(z.minLength(1), z.maxLength(accountLimits.maxPasswordLength)),
	),
	password: newPassword,
})

export type PasswordChange = z.infer<typeof passwordChange>

/**
 * Response of `GET /api/admin/sessions`: the open sessions of the account, its own first, then the last used. `browser` and `system` are
 * names such as "Firefox" and "Windows"; times are ISO 8601 UTC.
 */
export const openSessions = z.array(
	z.object({
		id: z.string(),
		browser: z.nullable(z.string()),
		system: z.nullable(z.string()),
		createdAt: z.string(),
		seenAt: z.string(),
		isOwn: z.boolean(),
	}),
)

export type OpenSessions = z.infer<typeof openSessions>

/**
 * Body of `POST /api/admin/sessions/end`, answered with 204: ends one session of the account, or all but the one that
 * asks. The asking session ends by `POST /api/auth/logout` only; here it is a `conflict`.
 *
 * @example sessionEnd.parse({ id: 'all-others' })
 */
export const sessionEnd = z.object({
	id: textLike(64, /^(?:[0-9a-f]{64}|all-others)$/),
})

export type SessionEnd = z.infer<typeof sessionEnd>

/**
 * `confirmed`: may do everything. `provisional`: invited, and not confirmed from another session yet; it can log in and
 * cannot change accounts. `suspended`: provisional when the session that invited it was ended; it cannot log in, and its
 * name is free again after a day unless it is confirmed.
 *
 * @example accountStates.includes('provisional') // true
 */
export const accountStates = ['confirmed', 'provisional', 'suspended'] as const

const accountName = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * Response of `GET /api/admin/accounts`: the accounts that can log in, those that can be confirmed, and the invitations
 * that can still be accepted. Times are ISO 8601 UTC.
 */
export const accounts = z.object({
	accounts: z.array(
		z.object({
			name: z.string(),
			passkeys: z.int(),
			lastLoginAt: z.nullable(z.string()),
			isOwn: z.boolean(),
			state: z.enum(accountStates),
		}),
	),
	invitations: z.array(
		z.object({ name: z.string(), invitedBy: z.string(), expiresAt: z.string() }),
	),
})

export type Accounts = z.infer<typeof accounts>

/**
 * Body of `POST /api/admin/accounts/invite`, answered with 201 and an `invitation`. A taken name is a `conflict`; an
 * earlier invitation of that name is replaced. Needs a `proof` for this act, as all changes of accounts do.
 *
 * @example newInvitation.parse({ name: 'tomas' })
 */
export const newInvitation = z.object({ name: accountName })

export type NewInvitation = z.infer<typeof newInvitation>

/** The token of an invitation's link, which works once, within 24 hours. It is not stored and not shown again. */
export const invitation = z.object({ token: z.string(), expiresAt: z.string() })

export type Invitation = z.infer<typeof invitation>

/** Body of `POST /api/admin/accounts/withdraw-invitation`, answered with 204, also if there is none. */
export const invitationWithdrawal = z.object({ name: accountName })

export type InvitationWithdrawal = z.infer<typeof invitationWithdrawal>

/**
 * Body of `POST /api/admin/accounts/disable`, answered with 204: ends the account's sessions and refuses its logins. The
 * own account is a `conflict`, so that the last one cannot be disabled here; an unknown one is `not-found`. An account that is not confirmed may not (`forbidden`).
 */
export const accountDisabling = z.object({ name: accountName })

export type AccountDisabling = z.infer<typeof accountDisabling>

/**
 * Body of `POST /api/admin/accounts/confirm`, answered with 204: an invited account stays when the session that invited
 * it is ended, and may change accounts. That session itself cannot confirm it (`conflict`). An account that needs no
 * confirmation is `not-found`.
 *
 * @example accountConfirmation.parse({ name: 'tomas' })
 */
export const accountConfirmation = z.object({ name: accountName })

export type AccountConfirmation = z.infer<typeof accountConfirmation>

/**
 * Body of `POST /api/auth/invitation`: creates the invited account and logs it in, answered with 204 and the session
 * cookie. An unknown, used or expired token is `not-found`; attempts count against the client.
 */
export const acceptedInvitation = z.object({
	token: linkToken,
	password: newPassword,
})

export type AcceptedInvitation = z.infer<typeof acceptedInvitation>
