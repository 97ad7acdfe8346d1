import { type RegistrationStatus, statusAfterSignup } from './status.ts'

export type StatusEvent = {
	/** ISO 8601 UTC. */
	readonly at: string
	readonly status: RegistrationStatus | 'signup'
}

/** A status and its start (ISO 8601 UTC). */
export type StatusChange = { readonly at: string; readonly status: string }

/**
 * A registration's past statuses, oldest first. Events without a change are left out.
 *
 * @param registration its creation, and its current status, which counts as its first status if there are no events, as in rows
 * of an import and of an adopted table
 * @example
 * statusHistory({ created_at: '2026-01-05T12:00:00Z', status: 'active' }, [
 * 	{ at: '2026-01-05T12:00:00Z', status: 'signup' },
 * 	{ at: '2026-01-05T12:04:00Z', status: 'active' },
 * ]).map(({ status }) => status) // ['pending', 'active']
 */
export function statusHistory(
	{ created_at, status }: { readonly created_at: string; readonly status: string },
	events: readonly StatusEvent[],
): readonly StatusChange[] {
	const ordered = events.toSorted((one, other) => compare(one.at, other.at))
	const history: StatusChange[] = [
		{ at: created_at, status: ordered.length === 0 ? status : 'pending' },
	]
	for (const event of ordered) {
		const before = history.at(-1)?.status ?? ''
		const after = event.status === 'signup' ? statusAfterSignup(before) : event.status
		if (after !== before) history.push({ at: event.at, status: after })
	}
	return history
}

function compare(one: string, other: string): number {
	if (one === other) return 0
	return one < other ? -1 : 1
}
