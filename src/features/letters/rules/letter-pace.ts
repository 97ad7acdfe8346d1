import { letterLimits } from './letter-limits.ts'
import type { LetterTiming } from './letter-timing.ts'

/**
 * How a letter is sent: `pauses` after its first recipients for the owner's review, `whole` without a pause because it
 * has no further ones, `timed` at its time and without a pause. `open` until its recipients are known.
 *
 * @example letterPace({ timing: null, recipients: 2 }) // 'whole'
 * @example letterPace({ timing: null, recipients: 51 }) // 'pauses'
 */
export function letterPace({
	timing,
	recipients,
}: {
	readonly timing: LetterTiming | null
	readonly recipients: number | null
}): 'pauses' | 'whole' | 'timed' | 'open' {
	if (timing !== null) return 'timed'
	if (recipients === null) return 'open'
	return recipients > letterLimits.firstRecipients ? 'pauses' : 'whole'
}
