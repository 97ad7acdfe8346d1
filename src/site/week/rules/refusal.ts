import type { EventKind } from './estimates.ts'
import type { Choice } from '#site/say-no/rules/choices.ts'
import { sayNoFragment } from '#site/say-no/rules/fragment.ts'
import type { PlannedEvent } from './plan.ts'

/**
 * For each kind of event, to whom the visitor says no, and the kind of request that is declined. Null for offices,
 * errands and quiet hours, because nobody waits there.
 */
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
 * The link fragment that selects the words for declining an event on the page "Say no".
 *
 * @returns null if there is nobody to tell
 * @example refusalOf({ kind: 'meeting', … }) // 'who=colleague&what=meeting'
 */
export function refusalOf({ kind, people }: PlannedEvent): string | null {
	const refusal = refusals[kind]
	if (!refusal) return null
	const isGroup = refusal.who === 'friend' && people === 'many'
	return sayNoFragment(isGroup ? { ...refusal, who: 'group' } : refusal)
}
