/**
 * Every constant of the forecast, each with its reason. None is measured: they are our own estimates, chosen to make an
 * ordinary week plausible, and a visitor can replace the costs.
 */

/**
 * Charge of a rested person on Monday morning, in points of 100. It is below 100 because a weekend seldom restores a
 * full charge.
 */
export const mondayCharge = 88

/**
 * Share of the missing charge that one night restores. Two quiet nights bring an empty person to 86 of 100, so a full
 * day lowers the start of the next day clearly, and that of the day after hardly at all.
 */
export const overnightRest = 0.62

/**
 * The cost of two hours with a few people, in points of 100; a negative cost restores charge.
 * `hasPeople`: the number of people changes the cost. `hasLength`: the length changes it.
 */
export const eventKinds = {
	/** People take turns to talk, with a topic and an end. A medium cost among all kinds. */
	meeting: { cost: 9, hasPeople: true, hasLength: true },
	/** As much as a meeting: many faces at once and one's own image cost about as much as the journey that is saved. */
	call: { cost: 9, hasPeople: true, hasLength: true },
	/** A whole day within earshot of others, so it has no separate length. */
	openPlan: { cost: 16, hasPeople: false, hasLength: false },
	/** A longer conversation than in a meeting, with less of a set topic, and harder to leave. */
	dinner: { cost: 14, hasPeople: true, hasLength: true },
	/** Many short talks with distant acquaintances: the costliest evening. */
	party: { cost: 20, hasPeople: true, hasLength: true },
	/** Familiar company is the cheapest company. */
	friend: { cost: 6, hasPeople: false, hasLength: true },
	/** Familiar, but several people at once and a role to play. */
	family: { cost: 12, hasPeople: true, hasLength: true },
	/** Everybody looks at a single, prepared person. */
	presentation: { cost: 17, hasPeople: true, hasLength: true },
	/** Short exchanges with strangers, with journeys alone in between. */
	errands: { cost: 8, hasPeople: false, hasLength: true },
	/** Two hours alone by choice restore the cost of about one and a half meetings. */
	quiet: { cost: -12, hasPeople: false, hasLength: true },
} as const satisfies Record<string, { cost: number; hasPeople: boolean; hasLength: boolean }>

export type EventKind = keyof typeof eventKinds

/**
 * One person costs less than a few. Many cost more, but not in proportion to their number, because people mostly listen
 * in a large group.
 */
export const peopleFactor = { one: 0.7, few: 1, many: 1.4 } as const

export type People = keyof typeof peopleFactor

/** The factor for each length in hours. The first hour costs most: arriving and greeting happen once. */
export const hoursFactor = { 1: 0.75, 2: 1, 4: 1.5, 8: 2 } as const

export type Hours = keyof typeof hoursFactor

/**
 * The expected deviation of an evening from its forecast, in points: a constant, an amount for each point of planned
 * cost, and a share of the previous day's deviation, because a wrong forecast for Tuesday makes Wednesday less certain.
 */
export const uncertainty = { always: 3, perPlannedPoint: 0.09, fromDayBefore: 0.35 } as const

/**
 * When two people leave together, the person with the smaller battery stays longer than planned, by this share of the
 * difference between the two stays. A quarter, because an hour past empty costs one person more than a missed hour
 * costs the other.
 */
export const stayLongerShare = 0.25

/** An evening is low if its forecast level, the middle of its range, is below this, in points of 100. */
export const lowLine = 30
