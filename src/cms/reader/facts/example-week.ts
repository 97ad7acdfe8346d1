import type { DayIndex, PlannedEvent, PlannedWeek } from '#site/week/rules/forecast.ts'
import { costOf, forecast } from '#site/week/rules/forecast.ts'
import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'

/**
 * What each kind of event costs one person, taken from this person's notes of some weeks with the app. On Thursday the
 * costs match the demo film: the same four events at the same costs leave the same 18 of 100.
 */
const costs: PlannedWeek['costs'] = { meeting: 11, call: 18, dinner: 15, party: 12, friend: 9 }

/** The charge of the same person on Monday morning. */
const start = 93

type NamedEvent = PlannedEvent & { readonly icon: EventIconName }

const workshop: NamedEvent = { day: 3, kind: 'meeting', people: 'many', hours: 4, icon: 'workshop' }
const drinks: NamedEvent = { day: 3, kind: 'party', people: 'many', hours: 2, icon: 'drinks' }
const dinner: NamedEvent = { day: 2, kind: 'dinner', people: 'few', hours: 2, icon: 'dinner' }
const call = { kind: 'call', people: 'many', hours: 1, icon: 'call' } as const
const coffee = { kind: 'friend', people: 'one', hours: 2, icon: 'coffee' } as const
const office = { kind: 'openPlan', people: 'many', hours: 8, icon: 'openPlan' } as const
const quiet = { kind: 'quiet', people: 'one', hours: 2, icon: 'alone' } as const
const errands = { kind: 'errands', people: 'few', hours: 1, icon: 'errands' } as const

const events: readonly NamedEvent[] = [
	{ day: 0, ...call },
	{ day: 1, ...office },
	{ day: 1, ...errands },
	{ day: 2, ...coffee },
	dinner,
	workshop,
	{ day: 3, ...coffee },
	{ day: 3, ...call },
	drinks,
	{ day: 4, ...office },
	{ day: 4, ...call },
	{ day: 5, kind: 'family', people: 'many', hours: 2, icon: 'family' },
	{ day: 6, ...errands },
	{ day: 6, ...quiet },
]

const levelsOf = (planned: readonly PlannedEvent[]) =>
	forecast({ start, events: planned, costs }).map(({ level }) => level)

/** The evening levels of the example week, Monday to Sunday, as forecast on Monday. */
export const exampleLevels = levelsOf(events)

/** Monday to Sunday. */
export const exampleIcons = exampleLevels.map((_, day) =>
	events.filter((event) => event.day === day).map(({ icon }) => icon),
)

/** What events of the example week cost, in points of 100; negative for rest. */
export const exampleCosts = {
	workshop: costOf(workshop, costs),
	drinks: costOf(drinks, costs),
	dinner: costOf(dinner, costs),
	call: costOf({ day: 3, ...call }, costs),
	coffee: costOf({ day: 3, ...coffee }, costs),
	quiet: costOf({ day: 6, ...quiet }, costs),
}

/** What the example's dinner actually cost, and the app's estimate for the next dinner, in points of 100. */
export const exampleDinner = { actual: 22, next: 19 }

const tuesday: DayIndex = 1

/**
 * The evening levels after each combination of three changes. The index is a bit mask: the workshop on Tuesday (1), no
 * drinks (2), no dinner (4).
 */
export const exampleLevelsByChanges = Array.from({ length: 8 }, (_, mask) => {
	const skipped = [mask & 2 ? drinks : undefined, mask & 4 ? dinner : undefined]
	return levelsOf(
		events
			.filter((event) => !skipped.includes(event))
			.map((event) => (event === workshop && mask & 1 ? { ...event, day: tuesday } : event)),
	)
})
