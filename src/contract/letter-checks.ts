import * as z from 'zod/mini'

/** What is checked before a letter is sent. */
export const letterCheckNames = [
	'words',
	'test',
	'owner-address',
	'operator',
	'mail-server',
	'spf',
	'dkim',
	'dmarc',
	'consent',
	'frequency',
	'links',
	'campaign',
	'addresses',
	'size',
	'recipients',
	'other-letter',
	'duration',
] as const

/**
 * Response of `GET /api/admin/letter/checks`, in the order in which the page shows them. A failed check of level
 * `blocks` keeps the letter from being sent, one of `advises` does not, and `informs` only tells something. `unknown`:
 * what the check needs could not be looked up. `values` fill the check's words: numbers, names of settings, links.
 *
 * @example letterChecks.parse(await response.json()).filter(({ level, status }) => level === 'blocks' && status !== 'passed')
 */
export const letterChecks = z.array(
	z.object({
		name: z.enum(letterCheckNames),
		level: z.enum(['blocks', 'advises', 'informs']),
		status: z.enum(['passed', 'failed', 'unknown']),
		values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
	}),
)

export type LetterChecks = z.infer<typeof letterChecks>

export type LetterCheck = LetterChecks[number]
