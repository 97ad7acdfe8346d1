import type { Comparison } from '#content/types/article.ts'
import type { EventKind, Hours } from '#domain/energy/estimates.ts'
import { costOf } from '#domain/energy/forecast.ts'

const names = {
	friend: 'An old friend',
	errands: 'Errands, shops, the school pick-up',
	meeting: 'A meeting',
	call: 'A video call',
	family: 'A family visit',
	dinner: 'A dinner',
	openPlan: 'A day in an open-plan office',
	presentation: 'A presentation',
	party: 'A party',
	quiet: 'Time alone, by choice',
} as const satisfies Record<EventKind, string>

const kinds = [
	'friend',
	'errands',
	'meeting',
	'call',
	'family',
	'dinner',
	'openPlan',
	'presentation',
	'party',
	'quiet',
] as const satisfies readonly EventKind[]

/** What events typically take by our estimates, the same that the forecast uses. */
export const typicalCosts: Comparison = {
	label: 'Typical costs of events with a few people, in points of 100, our own estimates',
	isPlain: true,
	columns: ['One hour', 'Two hours', 'Four hours'],
	rows: kinds.map((kind) => ({
		name: names[kind],
		cells: [points(kind, 1), points(kind, 2), points(kind, 4)],
	})),
}

function points(kind: EventKind, hours: Hours): string {
	const cost = costOf({ day: 0, kind, people: 'few', hours })
	return cost < 0 ? `gives ${-cost}` : `${cost}`
}
