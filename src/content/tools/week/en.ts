import { copyWords } from '#content/copy-words.ts'
import type { EventKind, Hours } from '#domain/energy/estimates.ts'
import type { DayIndex } from '#domain/energy/forecast.ts'
import type { PlannedEvent, Slot } from '#domain/week/plan.ts'
import type { EventChange } from '#domain/week/planner.ts'
import type { OfferedIdea, WeekWords } from '#content/types/week.ts'
import { listed } from './listed.ts'

const long = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const parts = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const
const day = (index: DayIndex) => long[index]
const slot = (where: Slot) => `${day(where.day)} ${where.part}`

const kinds: Readonly<Record<EventKind, string>> = {
	meeting: 'Meeting',
	call: 'Call',
	openPlan: 'Open-plan day',
	dinner: 'Dinner',
	party: 'Party',
	friend: 'One friend',
	family: 'Family',
	presentation: 'Presen\u00ADtation',
	errands: 'Errands',
	quiet: 'Quiet hours',
}

/** As a sentence names the event. */
const the: Readonly<Record<EventKind, string>> = {
	meeting: 'the meeting',
	call: 'the call',
	openPlan: 'the open-plan day',
	dinner: 'the dinner',
	party: 'the party',
	friend: 'the time with a friend',
	family: 'the family visit',
	presentation: 'the presentation',
	errands: 'the errands',
	quiet: 'the quiet hours',
}
const a: Readonly<Record<EventKind, string>> = {
	meeting: 'a meeting',
	call: 'a call',
	openPlan: 'an open-plan day',
	dinner: 'a dinner',
	party: 'a party',
	friend: 'one friend',
	family: 'family',
	presentation: 'a presentation',
	errands: 'errands',
	quiet: 'quiet hours',
}
const hours: Readonly<Record<Hours, string>> = {
	1: '1 hour',
	2: '2 hours',
	4: 'half a day',
	8: 'a whole day',
}
const people = { one: 'One', few: 'A few', many: 'Many' } as const

/** Errands and quiet hours are left out; everything else is declined, because somebody waits. */
const declineVerb = (kind: EventKind) =>
	kind === 'errands' || kind === 'quiet' ? 'leave out' : 'decline'
const isPlural = (kind: EventKind) => kind === 'errands' || kind === 'quiet'
const is = (kind: EventKind) => (isPlural(kind) ? 'are' : 'is')

function sentence({ changes, events }: OfferedIdea, index: number): string {
	const [change, event] = [changes[index], events[index]]
	if (!change || !event) return ''
	const name = the[event.kind]
	if (change.how === 'move') return `move ${name} from ${day(event.day)} to ${slot(change)}`
	if (change.how === 'shorten') return `cut ${name} on ${day(event.day)} to ${hours[change.hours]}`
	return `${declineVerb(event.kind)} ${name} on ${day(event.day)}`
}

function outcome({ how, before, after }: EventChange): string {
	if (how === 'add' && after) return `${capital(a[after.kind])} added on ${slot(after)}.`
	if (!before) return ''
	const name = `${the[before.kind]} ${is(before.kind)}`
	if (how === 'move' && after) return `${name} on ${slot(after)} now.`
	if (how === 'shorten' && after) return `${name} cut to ${hours[after.hours]}.`
	if (how === 'resize' && after) return `${name} changed.`
	if (how === 'delete') return `${name} deleted.`
	return isPlural(before.kind) ? `${name} left out.` : `${name} declined.`
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

function details({ kind, people: size, hours: length }: PlannedEvent): string[] {
	const sizes = { one: 'one person', few: 'a few people', many: 'many people' }
	const isSized = !['openPlan', 'friend', 'errands', 'quiet'].includes(kind)
	return [...(isSized ? [sizes[size]] : []), ...(kind === 'openPlan' ? [] : [hours[length]])]
}

/** The words of "Your week" in English. */
export const en: WeekWords = {
	days: { short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], long },
	parts,
	slot,
	kinds,
	house: {
		evenings: 'Forecast: what is left each evening, of 100',
		range: ({ low, high }) => `likely ${low} to ${high}`,
		grid: 'Your plan. Arrow keys move, Enter opens.',
		partOfDay: 'Part of the day',
		square: (where, planned, cost, isUnsorted) => {
			if (planned.length === 0)
				return `${slot(where)}: ${isUnsorted ? 'not sorted yet' : 'nothing planned'}`
			const names = listed(
				planned.map((kind) => kinds[kind].toLowerCase()),
				'and',
			)
			const gives = cost < 0 ? `gives about ${-cost}` : `costs about ${cost}`
			return `${slot(where)}: ${names}, ${gives}`
		},
		moveHere: (square) => `Move it here. ${square}`,
	},
	result: {
		panel: 'Result and changes',
		empty: {
			kicker: 'Nothing is planned yet',
			title: 'Add a plan and watch the windows change.',
			steps: [
				'Tap a square under a window.',
				'Choose what is planned there: a meeting, a dinner, a party.',
				'The light is the energy left that evening. Monday usually starts a little below full.',
			],
			start: 'Add your first plan',
			example: 'See an example week',
			exampleFailed: 'The example week did not load. Check the connection.',
			tryAgain: 'Try again',
		},
		lowest: 'Lowest evening',
		lowestSoFar: 'Lowest evening so far',
		about: 'about',
		ofHundred: 'of 100',
		likely: ({ low, high }) => `Likely between ${low} and ${high}.`,
		causes: (causes, on) =>
			`Most of it: ${listed(
				causes.map(({ event, points }) =>
					event.day === on
						? `${the[event.kind]} (${points})`
						: `${the[event.kind]} on ${day(event.day)} (still ${points})`,
				),
				'and',
			)}.`,
		addMore: 'No evening is low. Add the next thing that is planned.',
		fine: 'No evening ends below 30. You can leave this week as it is.',
		mayGoLow: 'This evening may end below 30. A change gives it room.',
		nothingHelps:
			'No change to what is planned lifts it. The week starts low: a quiet hour would help more.',
		startsLow:
			'Monday starts low, and each night fills up what is missing. Tap a square under a window to plan what is coming.',
		ideaTitle: 'The smallest change that helps',
		otherIdeaTitle: 'Another change that helps',
		bestIdeaTitle: 'No change keeps every evening above 30. This one helps most',
		idea: (idea, on, level) =>
			`${capital(
				listed(
					idea.changes.map((_, index) => sentence(idea, index)),
					'and',
				),
			)}. ${day(on)} would end at about ${level}.`,
		apply: ({ changes, events }) => {
			const [change, event] = [changes[0], events[0]]
			if (!change || !event || changes.length > 1) return 'Make both changes'
			const verbs = { move: 'move', shorten: 'shorten', decline: declineVerb(event.kind) }
			return capital(`${verbs[change.how]} ${the[event.kind]}`)
		},
		anotherIdea: 'Another idea',
		done: ({ changes }) => `Done: ${changes.map(outcome).join(' ')}`,
		was: (level, isStillLowest) =>
			isStillLowest
				? `It was about ${level}, and is still the lowest evening.`
				: `Now the lowest evening of the week. Before, the lowest was about ${level}.`,
		undo: 'Undo',
		anotherChange: 'Another change',
		seeAgain: 'To see it again',
		spoken: (done, on, level) =>
			`${done ? capital(done.changes.map(outcome).join(' ')) : ''} Lowest evening: ${day(on)}, about ${level} of 100.`.trim(),
	},
	edit: {
		close: 'Close',
		done: 'Done',
		cancel: 'Cancel',
		choose: slot,
		severalIn: slot,
		event: (event) => `${kinds[event.kind]}, ${day(event.day).slice(0, 3)} ${event.part}`,
		people: 'How many people',
		peopleChoices: people,
		hours: 'How long',
		hoursChoices: { 1: '1 h', 2: '2 h', 4: 'Half day', 8: 'All day' },
		costs: (cost) => (cost < 0 ? `Gives about ${-cost}` : `Costs about ${cost}`),
		yourCost: (kind) => `Your cost for ${a[kind]}`,
		costBasis: (cost, hasPeople) => `Two hours${hasPeople ? ' with a few people' : ''}: ${cost}.`,
		move: 'Move',
		shorten: 'Shorten',
		decline: 'Decline',
		delete: 'Delete',
		another: 'Add another here',
		whereTo: ({ kind }) => `Where should ${the[kind]} go?`,
		whereToHint: 'Tap a square.',
		whereToKeys: 'Or use the arrow keys and Enter.',
	},
	lists: {
		planned: 'What is planned',
		none: 'Nothing yet. Everything you tap in is listed here, with its cost.',
		details: (event) => [slot(event), ...details(event)].join(', '),
		empty: 'Empty the week',
		costs: 'What each plan takes',
		costsNote:
			'In points out of 100. Each cost is for two hours with a few people; quiet hours give energy back. The open-plan office counts as a whole day. Change what is wrong for you.',
		start: 'Energy on Monday morning',
		less: (label) => `${label}: one less`,
		more: (label) => `${label}: one more`,
	},
	keep: {
		title: 'Keep this week',
		link: {
			label: 'Copy the link',
			text: 'It holds the whole week and your costs. Open it again on Sunday and change what is different.',
			after: copyWords.en,
		},
		picture: {
			label: 'Save as a picture',
			tallLabel: 'Save for a phone screen',
			text: 'The seven evenings, without what is planned.',
			headline: (on, level) => `Lowest evening: ${day(on)}, about ${level} of 100.`,
			allFull: 'Every evening ends with energy to spare.',
			fileName: 'my-week',
		},
		print: { label: 'Print', text: 'One page with the list.' },
		failed: 'That did not work in this browser. Your week is still here.',
	},
	linkErrors: {
		title: 'This link does not open.',
		damaged: 'A part of it is missing or has changed on the way. Copy the whole link again.',
		'unknown version':
			'It comes from a newer version of this page. Reload the page and open the link again.',
		dismiss: 'Continue',
	},
}
