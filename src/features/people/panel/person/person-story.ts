import type { Person } from '#features/people/messages/person.ts'

/** One event of a person's story, at an ISO 8601 time. */
export type StoryEvent = { readonly key: string; readonly at: string } & (
	| { readonly kind: 'consent'; readonly consent: Person['consents'][number] }
	| { readonly kind: 'mail'; readonly mail: Person['mails'][number] }
	| { readonly kind: 'status'; readonly status: string; readonly isFirst: boolean }
	| { readonly kind: 'act'; readonly act: Person['acts'][number]['act'] }
)

/**
 * A person's consents, mails, statuses and other events, oldest first. Omits the first status if a consent records the
 * same signup.
 *
 * @example personStory(person).map(({ kind }) => kind) // ['consent', 'mail', 'status']
 */
export function personStory({ consents, mails, history, acts }: Person): readonly StoryEvent[] {
	const events: readonly StoryEvent[] = [
		...consents.map((consent, index) => ({
			key: `consent ${index}`,
			at: consent.given_at,
			kind: 'consent' as const,
			consent,
		})),
		...mails.map((mail) => ({
			key: `mail ${mail.id}`,
			at: mail.finished_at ?? mail.created_at,
			kind: 'mail' as const,
			mail,
		})),
		...history.map(({ at, status }, index) => ({
			key: `status ${index}`,
			at,
			kind: 'status' as const,
			status,
			isFirst: index === 0,
		})),
		...acts.map(({ at, act }, index) => ({
			key: `act ${index}`,
			at,
			kind: 'act' as const,
			act,
		})),
	]
	return events
		.filter((event) => event.kind !== 'status' || !event.isFirst || consents.length === 0)
		.toSorted((one, other) => timeOf(one) - timeOf(other))
}

/** Imported rows may have any text, or nothing, instead of a time: they come first. */
function timeOf({ at }: StoryEvent): number {
	const time = Date.parse(at)
	return Number.isNaN(time) ? 0 : time
}
