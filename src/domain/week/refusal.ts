import type { EventKind } from '#domain/energy/estimates.ts'
import type { Choice } from '#domain/say-no/choices.ts'
import { sayNoFragment } from '#domain/say-no/fragment.ts'
import type { PlannedEvent } from './plan.ts'

/** To whom and to what the no is for a declined event. Nobody waits at an open-plan office, errands or quiet hours. */
const refusals: Readonly<Record<EventKind, Pick<Choice, 'who' | 'what'> | null>> = {
	meeting: { who: 'colleague', what: 'meeting' },
	call: { who: 'colleague', what: 'call' },
	openPlan: null,
	dinner: { who: 'friend', what: 'agreed' },
	party: { who: 'friend', what: 'party' },
	friend: { who: 'friend', what: 'agreed' },
	family: { who: 'family', what: 'agreed' },
	presentation: { who: 'boss', what: 'favour' },
	errands: null,
	quiet: null,
}

/**
 * The fragment with which the page Say no has the words for declining an event.
 *
 * @returns null if there is nobody to decline it to
 * @example refusalOf({ kind: 'meeting', … }) // 'who=colleague&what=meeting'
 */
export function refusalOf({ kind, people }: PlannedEvent): string | null {
	const refusal = refusals[kind]
	if (!refusal) return null
	const isGroup = refusal.who === 'friend' && people === 'many'
	return sayNoFragment(isGroup ? { ...refusal, who: 'group' } : refusal)
}
