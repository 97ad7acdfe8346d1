/**
 * Every constant of the forecast, each with its reason. None of them is measured: they are our own
 * estimates, chosen so that an ordinary week reads true, and a visitor can replace the costs.
 */

/** Charge of a rested person on Monday morning, in points of 100: a weekend seldom fills all of it. */
export const mondayCharge = 88

/**
 * Share of the missing charge that one night gives back. Two quiet nights bring an empty person to
 * 86 of 100, which is why the day after a full one starts lower and the day after that hardly does.
 */
export const overnightRest = 0.62

/**
 * What two hours with a few people take, in points of 100; a negative cost gives charge back.
 * `hasPeople`: the number of people changes the cost. `hasLength`: the length changes it.
 */
export const eventKinds = {
	/** Talking by turns, with a topic and an end: the middle of all costs. */
	meeting: { cost: 9, hasPeople: true, hasLength: true },
	/** As a meeting: faces at once and seeing oneself cost about what the missing way there saves. */
	call: { cost: 9, hasPeople: true, hasLength: true },
	/** A whole day within earshot, so it has no length of its own. */
	openPlan: { cost: 16, hasPeople: false, hasLength: false },
	/** Longer talk with less of a topic than a meeting, and harder to leave. */
	dinner: { cost: 14, hasPeople: true, hasLength: true },
	/** Many short talks with people one hardly knows: the costliest evening. */
	party: { cost: 20, hasPeople: true, hasLength: true },
	/** Familiar company is the cheapest company. */
	friend: { cost: 6, hasPeople: false, hasLength: true },
	/** Familiar, but several at once and with a role to play. */
	family: { cost: 12, hasPeople: true, hasLength: true },
	/** Everybody looks at one person, who has prepared for it. */
	presentation: { cost: 17, hasPeople: true, hasLength: true },
	/** Short exchanges with strangers between ways alone. */
	errands: { cost: 8, hasPeople: false, hasLength: true },
	/** Two chosen hours alone give back about what a meeting and a half takes. */
	quiet: { cost: -12, hasPeople: false, hasLength: true },
} as const satisfies Record<string, { cost: number; hasPeople: boolean; hasLength: boolean }>

export type EventKind = keyof typeof eventKinds

/** One person takes less than a few, many take more, but not in proportion: one mostly listens. */
export const peopleFactor = { one: 0.7, few: 1, many: 1.4 } as const

export type People = keyof typeof peopleFactor

/** By hours. The first hour takes most: arriving and greeting happen once. */
export const hoursFactor = { 1: 0.75, 2: 1, 4: 1.5, 8: 2 } as const

export type Hours = keyof typeof hoursFactor

/**
 * How far an evening may lie from its forecast, in points: some always, more for each point that is
 * planned, and a part of the day before's, because a wrong Tuesday makes Wednesday less certain.
 */
export const uncertainty = { always: 3, perPlannedPoint: 0.09, fromDayBefore: 0.35 } as const

/**
 * Where two people leave together: the one with the smaller battery stays this share of the difference longer.
 * A quarter, because an hour past empty costs one person more than an hour missed costs the other.
 */
export const stayLongerShare = 0.25

/** An evening that ends below this is low, in points of 100; taken at the middle of the range. */
export const lowLine = 30
