import { z } from 'zod'
import { accountLimits } from './rules/account-limits.ts'

/** Name of an admin, in the settings and on the command line. */
export const adminName = z
	.string()
	.normalize('NFC')
	.regex(/^[\p{L}\p{N}._@-]{1,64}$/u, 'must be 1 to 64 letters, digits or . _ @ -')

const { minPasswordLength, maxPasswordLength } = accountLimits

const maxLengthPassword = z.string().max(maxPasswordLength, 'must have at most 1,000 characters')

/** New password on the command line. Its maximum length is the same as at login. */
export const adminPassword = maxLengthPassword.min(
	minPasswordLength,
	`must have at least ${minPasswordLength} characters`,
)

/** Password in the settings. May be short: startup warns instead of locking out the operator. */
export const configuredPassword = maxLengthPassword.min(1, 'must not be empty')
