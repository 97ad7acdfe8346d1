import { z } from 'zod'
import { accountLimits } from './rules/account-limits.ts'

export const adminName = z
	.string()
	.normalize('NFC')
	.regex(/^[\p{L}\p{N}._@-]{1,64}$/u, 'must be 1 to 64 letters, digits or . _ @ -')

const { minPasswordLength, maxPasswordLength } = accountLimits

const maxLengthPassword = z.string().max(maxPasswordLength, 'must have at most 1,000 characters')

/** For a password on the command line. The maximum length is the same as at login. */
export const adminPassword = maxLengthPassword.min(
	minPasswordLength,
	`must have at least ${minPasswordLength} characters`,
)

/**
 * For a password in the settings. It may be short if no other machine can reach the panel: startup then only warns, so
 * that no operator is locked out.
 */
export const configuredPassword = maxLengthPassword.min(1, 'must not be empty')
