const minute = 60_000
const hour = 60 * minute

/** The lifetime of a session. */
export const sessionLimits = {
	/** Maximum time without a request. */
	idleTimeoutMs: 12 * hour,
	/** Maximum age, whether or not the session is in use. */
	absoluteTimeoutMs: 7 * 24 * hour,
	/** The time of a session's last request is stored at most once per this interval, to save writes. */
	lastSeenIntervalMs: minute,
	/**
	 * How long a login or a re-authentication counts as recent. Afterwards, letters, exports and bulk erasures ask for
	 * the password or a passkey again.
	 */
	proofLifetimeMs: 10 * minute,
	/** The maximum number of people whose data a session without a recent proof may read per `readWindowMs`. */
	maxUnprovenRows: 1_000,
	readWindowMs: hour,
	/** The maximum number of acts that erase, unsubscribe, email or reveal one person between two re-authentications. */
	maxActs: 20,
	/** How long a proof for one act is valid. */
	grantLifetimeMs: 2 * minute,
	/** How long an account that was suspended with its inviter's session can still be confirmed. */
	confirmationMs: 24 * hour,
} as const
