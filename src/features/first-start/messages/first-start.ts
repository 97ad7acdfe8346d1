import * as z from 'zod/mini'
import { accountLimits } from '#config/rules/account-limits.ts'
import { newPasskey } from '#features/accounts/messages/passkey.ts'
import { settingList } from '#features/settings/messages/settings.ts'
import { linkToken } from '#values/messages/text.ts'

export const firstSettings = [
	'SITE_URL',
	'SITE_LANGUAGES',
	'OPERATOR_NAME',
	'OPERATOR_ADDRESS',
] as const

/** The token of a first-start link. The link can be used once, within 24 hours. */
const token = linkToken

const name = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * Body of `POST /api/auth/first-start/open`, answered with a `firstStart`. `not-found` for an unknown, used or expired
 * token, and for any token once an account exists; such attempts count against the client.
 */
export const firstStartLink = z.object({ token })

export type FirstStartLink = z.infer<typeof firstStartLink>

/** The known values of `firstSettings`. */
export const firstStart = z.object({ settings: settingList })

export type FirstStart = z.infer<typeof firstStart>

const settings = z.partialRecord(z.enum(firstSettings), z.string().check(z.maxLength(1_000)))

/**
 * Body of `POST /api/auth/first-start/passkey`, answered with a `passkeyCreation` for an account of this name.
 * `passkeys-unavailable` if the page is not on the site's origin. `invalid` as for a `firstAccount`, so that no passkey
 * is created for a form that would be rejected.
 */
export const firstPasskey = z.object({ token, name, settings })

export type FirstPasskey = z.infer<typeof firstPasskey>

/**
 * Body of `POST /api/auth/first-start`: creates the first account, stores the settings (both or neither) and logs in,
 * answered with 204 and the session cookie. The account gets a password or a passkey. `invalid` names all wrong fields:
 * `name`, `password`, `passkey` and names of settings.
 */
export const firstAccount = z
	.object({
		token,
		name,
		password: z.optional(
			z
				.string()
				.check(
					z.minLength(accountLimits.minPasswordLength),
					z.maxLength(accountLimits.maxPasswordLength),
				),
		),
		passkey: z.optional(newPasskey),
		settings,
	})
	.check(
		z.refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
			path: ['password'],
		}),
	)

export type FirstAccount = z.infer<typeof firstAccount>
