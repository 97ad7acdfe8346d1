import { letterLimits } from './letter-limits.ts'
import type { LetterTiming } from './letter-timing.ts'

/**
 * How a letter is sent. `pauses`: pauses for the owner's review after its first recipients. `whole`: has no pause,
 * because it has no recipients besides the first ones. `timed`: is sent at its set time, without a pause. `open`: its
 * recipients are not known yet.
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
