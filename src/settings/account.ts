import { z } from 'zod'

/** How an admin may be called, in the settings and on the command line. */
export const adminName = z.stringFormat('name', /^[\p{L}\p{N}._@-]{1,64}$/u, {
	error: 'must be 1 to 64 letters, digits or . _ @ -',
})

const maxLengthPassword = z.string().max(1_000, 'must have at most 1,000 characters')

/** What an admin may choose as a password. The longest is the longest that the login takes. */
export const adminPassword = maxLengthPassword.min(8, 'must have at least 8 characters')

/** A setting may be shorter: a start that refused it would keep the owner out, so it says so instead. */
export const configuredPassword = maxLengthPassword.min(1, 'must not be empty')
