const minute = 60_000
const hour = 60 * minute

/** The lifetime of a session. */
export const sessionLimits = {
	/** Maximum time without a request. */
	idleTimeoutMs: 12 * hour,
	/** Maximum age, whether or not the session is in use. */
	absoluteTimeoutMs: 7 * 24 * hour,
	/** The time of the last request is stored at most once in this time, to save writes. */
	lastSeenIntervalMs: minute,
	/** Letters, exports and bulk erasures ask for the password or a passkey again after this time. */
	proofLifetimeMs: 10 * minute,
	/** The number of people whose data a session without a recent proof may read per `readWindowMs`. */
	maxUnprovenRows: 1_000,
	readWindowMs: hour,
	/** The maximum number of acts that erase, unsubscribe, email or reveal one person between two re-authentications. */
	maxActs: 20,
	/** How long a proof for one act is valid. */
	grantLifetimeMs: 2 * minute,
	/** How long an account that was suspended with its inviter's session can still be confirmed. */
	confirmationMs: 24 * hour,
} as const

type Session = { readonly createdAt: number; readonly seenAt: number }

/**
 * Whether a session has reached neither its idle timeout nor its maximum age. All times in milliseconds since 1970.
 *
 * @example isSessionActive({ createdAt: 0, seenAt: 0 }, 11 * 3_600_000) // true
 * @example isSessionActive({ createdAt: 0, seenAt: 0 }, 12 * 3_600_000) // false
 */
export function isSessionActive(session: Session, now: number): boolean {
	return (
		now - session.seenAt < sessionLimits.idleTimeoutMs &&
		now - session.createdAt < sessionLimits.absoluteTimeoutMs
	)
}

/**
 * Whether the time of the last request is old enough to be stored again. All times in milliseconds since 1970.
 *
 * @example shouldUpdateLastSeen({ createdAt: 0, seenAt: 0 }, 59_999) // false
 */
export function shouldUpdateLastSeen(session: Session, now: number): boolean {
	return now - session.seenAt >= sessionLimits.lastSeenIntervalMs
}

/**
 * Whether the last proof by password or passkey is recent enough. All times in milliseconds since 1970.
 *
 * @example isProofRecent(0, 10 * 60_000) // false
 */
export function isProofRecent(provedAt: number, now: number): boolean {
	return now - provedAt < sessionLimits.proofLifetimeMs
}
