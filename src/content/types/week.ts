import type { EventKind, Hours, People } from '#domain/energy/estimates.ts'
import type { DayIndex, Evening } from '#domain/energy/forecast.ts'
import type { Cause } from '#domain/week/causes.ts'
import type { Idea } from '#domain/week/smallest-change.ts'
import type { LinkError } from '#domain/week/link.ts'
import type { Part, PlannedEvent, Slot } from '#domain/week/plan.ts'
import type { Done } from '#domain/week/planner.ts'
import type { CopyWords } from '#words/schemas/common.ts'
import type { Faq } from '#words/schemas/landing.ts'
import type { LinkRow } from '#words/schemas/article.ts'
import type { Failure, Head, Link, ScriptNotice } from './page.ts'
import type { ToolCall } from './tool-call.ts'

/** A change that is offered, with the events that it changes. */
export type OfferedIdea = Idea & { readonly events: readonly PlannedEvent[] }

/** The words of the tool "Your week" inside its island. */
export type WeekWords = {
	readonly days: {
		readonly short: readonly string[]
		readonly long: readonly string[]
	}
	readonly parts: Readonly<Record<Part, string>>
	/** "Thursday afternoon", as it begins a heading. */
	readonly slot: (slot: Slot) => string
	/** With soft hyphens in words that are wider than a button on a phone. */
	readonly kinds: Readonly<Record<EventKind, string>>
	readonly house: {
		/** The accessible name of the list of evenings. */
		readonly evenings: string
		/** After an evening's number, for screen readers. */
		readonly range: (evening: Evening) => string
		/** The accessible name of the grid. */
		readonly grid: string
		readonly partOfDay: string
		/** The accessible name of a square: what is planned there, and its cost; negative gives charge back. */
		readonly square: (
			slot: Slot,
			kinds: readonly EventKind[],
			cost: number,
			isUnsorted: boolean,
		) => string
		readonly moveHere: (square: string) => string
	}
	readonly result: {
		readonly panel: string
		readonly empty: {
			readonly kicker: string
			readonly title: string
			/** How to begin, one step each. */
			readonly steps: readonly string[]
			readonly start: string
			/** Opens the example week. */
			readonly example: string
			/** The example could not be loaded; `tryAgain` follows. */
			readonly exampleFailed: string
			readonly tryAgain: string
		}
		readonly lowest: string
		readonly lowestSoFar: string
		/** "about", the number, "of 100". */
		readonly about: string
		readonly ofHundred: string
		readonly likely: (evening: Evening) => string
		/** Why: the largest costs. */
		readonly causes: (causes: readonly Cause[], day: DayIndex) => string
		/** One event only, so far. */
		readonly addMore: string
		/** No evening ends below the line. */
		readonly fine: string
		/** The lowest evening ends above the line, its range below. */
		readonly mayGoLow: string
		readonly nothingHelps: string
		/** Nothing is planned, and Monday begins low. */
		readonly startsLow: string
		readonly ideaTitle: string
		readonly otherIdeaTitle: string
		/** Where no change is enough. */
		readonly bestIdeaTitle: string
		readonly idea: (idea: OfferedIdea, day: DayIndex, level: number) => string
		readonly apply: (idea: OfferedIdea) => string
		readonly anotherIdea: string
		readonly done: (done: Done) => string
		readonly was: (level: number, isStillLowest: boolean) => string
		readonly undo: string
		readonly anotherChange: string
		readonly seeAgain: string
		/** Spoken after each change. */
		readonly spoken: (done: Done | null, day: DayIndex, level: number) => string
	}
	readonly edit: {
		readonly close: string
		readonly done: string
		readonly cancel: string
		readonly choose: (slot: Slot) => string
		readonly severalIn: (slot: Slot) => string
		readonly event: (event: PlannedEvent) => string
		readonly people: string
		readonly peopleChoices: Readonly<Record<People, string>>
		readonly hours: string
		readonly hoursChoices: Readonly<Record<Hours, string>>
		readonly costs: (cost: number) => string
		readonly yourCost: (kind: EventKind) => string
		/** The size that the visitor's number for a kind stands for, beside an event of another size. */
		readonly costBasis: (cost: number, hasPeople: boolean) => string
		readonly move: string
		readonly shorten: string
		readonly decline: string
		readonly delete: string
		readonly another: string
		readonly whereTo: (event: PlannedEvent) => string
		readonly whereToHint: string
		/** Follows where there is a keyboard. */
		readonly whereToKeys: string
	}
	readonly lists: {
		readonly planned: string
		readonly none: string
		/** "Monday morning, a few people, 1 h" */
		readonly details: (event: PlannedEvent) => string
		readonly empty: string
		readonly costs: string
		readonly costsNote: string
		readonly start: string
		readonly less: (label: string) => string
		readonly more: (label: string) => string
	}
	readonly keep: KeepWords
	readonly linkErrors: Readonly<Record<Exclude<LinkError, 'no week'>, string>> & {
		readonly title: string
		readonly dismiss: string
	}
}

/** The words for visitors without script. */
export type WeekWithoutScriptWords = {
	readonly text: string
	/** The text alternative of the example week. */
	readonly picture: (evenings: readonly Evening[]) => string
	readonly costs: string
}

/** What one look of a blind stands for: in a word on narrow screens, at length on wide ones. */
export type LegendItem = {
	readonly look: 'closed' | 'halfOpen' | 'light'
	readonly short: string
	readonly long: string
}

/** Ways to take the week along. */
export type KeepWords = {
	readonly title: string
	readonly link: { readonly label: string; readonly text: string; readonly after: CopyWords }
	readonly picture: {
		readonly label: string
		readonly tallLabel: string
		readonly text: string
		/** The words on the picture. */
		readonly headline: (day: DayIndex, level: number) => string
		readonly allFull: string
		readonly fileName: string
	}
	readonly print: { readonly label: string; readonly text: string }
	readonly failed: string
}

/** The other tools where the week leads to them. Props of the island: its script does not know the pages. */
export type WeekOffers = {
	/** After something was declined; its address gets the fields of the refusal. */
	readonly sayNo: Link
	/** For the person who shares the week. */
	readonly twoSheets: Link & { readonly before: string }
}

/** The words of the page around the island. */
export type WeekPage = {
	readonly head: Head
	/** As in breadcrumbs and links. */
	readonly name: string
	readonly intro: { readonly title: string; readonly lede: string }
	readonly legend: readonly LegendItem[]
	readonly failure: Failure
	readonly notLoaded: ScriptNotice
	readonly guide: {
		readonly title: string
		readonly paragraphs: readonly string[]
	}
	readonly faq: Faq
	readonly offers: WeekOffers
	readonly related: { readonly title: string; readonly guides: readonly LinkRow[] }
	readonly call: ToolCall
}
