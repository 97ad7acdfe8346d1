import { z } from 'zod'

/** How an admin may be called, in the settings and on the command line. */
export const adminName = z.stringFormat('name', /^[\p{L}\p{N}._@-]{1,64}$/u, {
	error: 'must be 1 to 64 letters, digits or . _ @ -',
})

const lengths = 'must have 8 to 1,000 characters'

/** What an admin may choose as a password. The longest is the longest that the login takes. */
export const adminPassword = z.string().min(8, lengths).max(1_000, lengths)
