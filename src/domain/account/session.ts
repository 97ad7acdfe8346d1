const minute = 60_000
const hour = 60 * minute

/** How long a session lasts, in milliseconds. */
export const sessionLimits = {
	/** Unused for this long, it ends. */
	idleMs: 12 * hour,
	/** However much it is used, it ends. */
	absoluteMs: 7 * 24 * hour,
	/** Its last use is written down at most this often. */
	touchMs: minute,
} as const

type Session = { readonly createdAt: number; readonly seenAt: number }

/**
 * Whether a session still counts. All times in milliseconds since 1970.
 *
 * @example isAlive({ createdAt: 0, seenAt: 0 }, 11 * 3_600_000) // true
 * @example isAlive({ createdAt: 0, seenAt: 0 }, 12 * 3_600_000) // false
 */
export function isAlive(session: Session, now: number): boolean {
	return (
		now - session.seenAt < sessionLimits.idleMs &&
		now - session.createdAt < sessionLimits.absoluteMs
	)
}

/**
 * Whether this use is to be written down.
 *
 * @example wantsTouch({ createdAt: 0, seenAt: 0 }, 59_999) // false
 */
export function wantsTouch(session: Session, now: number): boolean {
	return now - session.seenAt >= sessionLimits.touchMs
}
