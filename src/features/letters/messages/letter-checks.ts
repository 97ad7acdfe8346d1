import * as z from 'zod/mini'
import {
	letterCheckLevels,
	letterCheckNames,
	letterCheckStatuses,
} from '#features/letters/rules/letter-checks.ts'

/**
 * Response of `GET /api/admin/letter/checks`, in display order. A failed check prevents sending if its level is
 * `blocks`, but not if it is `advises` or `informs`. `unknown`: the lookup for the check failed. `values` fill the
 * check's words: numbers, names, links.
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
