import { type EventKind, eventKinds } from './rules/estimates.ts'
import type { DayIndex } from './rules/forecast.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { Cause } from './rules/causes.ts'
import { type PlannedEvent, type Slot, weekdays } from './rules/plan.ts'
import type { Done, EventChange } from './rules/planner.ts'
import { changedEvent } from './rules/change.ts'
import type { Idea } from './rules/smallest-change.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import type { NounForm, WeekTexts } from './week.schema.ts'

export type OfferedIdea = Idea & { readonly events: readonly PlannedEvent[] }

export type WeekWords = ReturnType<typeof weekWords>

/** British English has no comma before the last "and". */
const locales: Readonly<Record<PageLanguage, string>> = { en: 'en-GB', de: 'de', pt: 'pt' }

export function weekWords(texts: WeekTexts, language: PageLanguage) {
	const { days, kinds, nouns, house, result, edit, lists } = texts
	const shorterLengths = texts.shorterLengths ?? texts.lengths
	/**
	 * "a, b and c". The format is created on use, because creating the first one takes 60 ms on a slow phone and an empty
	 * week needs none.
	 */
	const list = (words: readonly string[]) => new Intl.ListFormat(locales[language]).format(words)

	function say<Name extends string>(
		message: Message<Name>,
		values: Readonly<Record<Name, string | number>>,
	): string {
		return formatMessage(language, message, values)
	}

	const dayOf = (day: DayIndex) => ({ day: days.inText[day], dayKey: weekdays[day] })
	const slotIn = ({ day, part }: Slot, names: WeekTexts['days']['long']) =>
		say(texts.slot, { day: names[day], part })
	const slot = (where: Slot) => slotIn(where, days.long)

	/** The noun of a kind, and the words that agree with it. */
	const nounOf = (kind: EventKind, form: NounForm = 'the') => {
		const event = nouns[form]?.[kind] ?? nouns.the[kind]
		return { kind, event, Event: capital(event), ending: nouns.ending?.[kind] ?? '' }
	}

	/** The words that messages about a change may contain, for the event as it is after the change. */
	const placeOf = (event: PlannedEvent) => ({
		slot: slotIn(event, days.inText),
		dayKey: weekdays[event.day],
		length: shorterLengths[event.hours],
	})

	const clause = ({ changes, events }: OfferedIdea, index: number): string => {
		const [change, event] = [changes[index], events[index]]
		if (!change || !event) return ''
		const { slot: toSlot, dayKey: toDayKey, length } = placeOf(changedEvent(event, change) ?? event)
		return say(result.idea[change.how], {
			...nounOf(event.kind, 'changed'),
			...dayOf(event.day),
			toSlot,
			toDayKey,
			length,
		})
	}

	const outcome = ({ how, before, after = before }: EventChange): string =>
		after
			? say(result.outcomes[how], {
					...nounOf(after.kind, how === 'add' ? 'some' : 'the'),
					...placeOf(after),
					label: kinds[after.kind],
				})
			: ''

	/** One sentence for each change. The first follows a colon, so only the others get a capital letter. */
	const outcomesOf = ({ changes }: Done) =>
		changes
			.map(outcome)
			.map((sentence, index) => (index === 0 ? sentence : capital(sentence)))
			.join(' ')

	return {
		...texts,
		say,
		list,
		/** "Thursday afternoon", at the start of a heading. */
		slot,
		house: {
			...house,
			/** The accessible name of a square; a negative cost restores charge. */
			square: (
				where: Slot,
				planned: readonly EventKind[],
				cost: number,
				isUnsorted: boolean,
			): string => {
				const { empty, unsorted, takes, gives } = house.square
				if (planned.length === 0) return say(isUnsorted ? unsorted : empty, { slot: slot(where) })
				return say(cost < 0 ? gives : takes, {
					slot: slot(where),
					events: list(planned.map((kind) => (nouns.inList ?? kinds)[kind])),
					points: Math.abs(cost),
				})
			},
		},
		result: {
			...result,
			causes: (causes: readonly Cause[], on: DayIndex) =>
				say(result.causes.all, {
					causes: list(
						causes.map(({ event, points }) =>
							say(event.day === on ? result.causes.sameDay : result.causes.earlier, {
								...nounOf(event.kind),
								...dayOf(event.day),
								points,
							}),
						),
					),
				}),
			isOver: (on: DayIndex, kind: EventKind) =>
				say(result.isOver, { ...nounOf(kind, 'changed'), ...dayOf(on) }),
			idea: (idea: OfferedIdea, on: DayIndex, level: number) =>
				say(result.idea.all, {
					Changes: capital(list(idea.changes.map((_, index) => clause(idea, index)))),
					...dayOf(on),
					level,
				}),
			apply: ({ changes, events }: OfferedIdea): string => {
				const [change, event] = [changes[0], events[0]]
				if (!change || !event || changes.length > 1) return result.apply.both
				return say(result.apply[change.how], nounOf(event.kind, 'onButton'))
			},
			done: (done: Done) => say(result.done, { changes: outcomesOf(done) }),
			spoken: (done: Done | null, on: DayIndex, level: number) =>
				[done && capital(outcomesOf(done)), say(result.spoken, { day: days.inText[on], level })]
					.filter(Boolean)
					.join(' '),
		},
		edit: {
			...edit,
			event: ({ kind, day, part }: PlannedEvent) =>
				say(edit.event, {
					label: kinds[kind],
					day: days.inText[day],
					shortDay: days.short[day],
					part,
				}),
			costs: (cost: number) =>
				say(cost < 0 ? edit.costs.gives : edit.costs.takes, { points: Math.abs(cost) }),
			yourCost: (kind: EventKind) => say(edit.yourCost, nounOf(kind, 'some')),
			whereTo: ({ kind }: PlannedEvent) => say(edit.whereTo, nounOf(kind, 'moved')),
		},
		lists: {
			...lists,
			/** "Monday morning, a few people, 1 h" */
			details: (event: PlannedEvent) => {
				const { hasPeople, hasLength } = eventKinds[event.kind]
				return [
					slot(event),
					...(hasPeople ? [texts.sizes[event.people]] : []),
					...(hasLength ? [texts.lengths[event.hours]] : []),
				].join(', ')
			},
		},
	}
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
