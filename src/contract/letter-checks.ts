import * as z from 'zod/mini'
import {
	letterCheckLevels,
	letterCheckNames,
	letterCheckStatuses,
} from '#domain/letters/letter-checks.ts'

/**
 * Response of `GET /api/admin/letter/checks`, in the order in which the page shows them. A failed check of level
 * `blocks` keeps the letter from being sent, one of `advises` does not, and `informs` only tells something. `unknown`:
 * what the check needs could not be looked up. `values` fill the check's words: numbers, names, links.
 *
 * @example letterChecks.parse(await response.json()).filter(({ level, status }) => level === 'blocks' && status !== 'passed')
 */
export const letterChecks = z.array(
	z.object({
		name: z.enum(letterCheckNames),
		level: z.enum(letterCheckLevels),
		status: z.enum(letterCheckStatuses),
		values: z.record(
			z.string(),
			z.union([z.string(), z.number(), z.readonly(z.array(z.string()))]),
		),
	}),
)

export type LetterChecks = z.infer<typeof letterChecks>
