import * as z from 'zod/mini'
import { accountLimits } from '#config/rules/account-limits.ts'
import { linkToken, textLike } from '#values/messages/text.ts'

const newPassword = z
	.string()
	.check(z.minLength(accountLimits.minPasswordLength), z.maxLength(accountLimits.maxPasswordLength))

/**
 * Response of `GET /api/admin/account`: the session's account. `passwordChangedAt` is ISO 8601 UTC;
 * `isPasswordInSettings` means that the server's settings fix the password, so it cannot be changed here. Without
 * `hasPassword` the account logs in with passkeys only.
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
 * password is `wrong-password` and counts against the session. `conflict` if the settings fix the password.
 *
 * To set the first password of an account, omit `current` and give a `proof` for this act. `conflict` if the account
 * already has one.
 */
export const passwordChange = z.object({
	current: z.optional(
		z.string().check(z.minLength(1), z.maxLength(accountLimits.maxPasswordLength)),
	),
	password: newPassword,
})

/**
 * Response of `GET /api/admin/sessions`: the account's open sessions, the current one first, then by last use.
 * `browser` and `system` are names such as "Firefox" and "Windows"; times are ISO 8601 UTC.
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
 * Body of `POST /api/admin/sessions/end`, answered with 204: ends one session of the account, or all except the current
 * one. The current session ends only by `POST /api/auth/logout`; here it is a `conflict`.
 */
export const sessionEnd = z.object({
	id: textLike(64, /^(?:[0-9a-f]{64}|all-others)$/),
})

/**
 * `confirmed`: has all permissions. `provisional`: invited, and not yet confirmed from another session; it can log in
 * but cannot change accounts. `suspended`: was provisional when its inviter's session was ended; it cannot log in.
 * Unless a suspended account is confirmed within a day, its name becomes free.
 */
export const accountStates = ['confirmed', 'provisional', 'suspended'] as const

const accountName = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * Response of `GET /api/admin/accounts`: the accounts that can log in or be confirmed, and open invitations. Times are
 * ISO 8601 UTC.
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
 * The name of an account or of an invitation: the body of four requests. Each needs a `proof` for its act, and is
 * `forbidden` for an unconfirmed caller. `POST /api/admin/accounts/invite` is answered with 201 and an `invitation`. A
 * new invitation replaces an earlier one for the name; the name of an account is a `conflict`. `POST
 * /api/admin/accounts/withdraw-invitation` is answered with 204, even if there is no such invitation. `POST
 * /api/admin/accounts/disable`, answered with 204, ends the account's sessions and rejects its logins. The caller's own
 * account is a `conflict`, so that the last account cannot be disabled here; an unknown account is `not-found`. `POST
 * /api/admin/accounts/confirm`, answered with 204, lets the invited account change accounts and survive the end of its
 * inviter's session. In the session that invited the account it is a `conflict`. If no such account needs confirmation,
 * it is `not-found`.
 */
export const accountReference = z.object({ name: accountName })

export type AccountReference = z.infer<typeof accountReference>

/**
 * The token of an invitation's link, valid once and for 24 hours. Only its digest is stored, so it is not shown again.
 */
export const invitation = z.object({ token: z.string(), expiresAt: z.string() })

export type Invitation = z.infer<typeof invitation>

/**
 * Body of `POST /api/auth/invitation`: creates the invited account and logs it in, answered with 204 and the session
 * cookie. An unknown, used or expired token is `not-found`; attempts count against the client.
 */
export const acceptedInvitation = z.object({
	token: linkToken,
	password: newPassword,
})

export type AcceptedInvitation = z.infer<typeof acceptedInvitation>
