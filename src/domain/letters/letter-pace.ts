import { letterLimits } from './letter-limits.ts'
import type { LetterTiming } from './letter-timing.ts'

/**
 * How a letter goes out: `pauses` after its first recipients until the owner has looked, `whole` without a pause, because
 * they are all, `timed` at its time and without a pause. `open` as long as its recipients are not known.
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
