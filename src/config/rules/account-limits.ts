const minuteMs = 60_000

export const accountLimits = {
	maxPasskeysPerAccount: 20,
	challengeLifetimeMs: 5 * minuteMs,
	invitationLifetimeMs: 24 * 60 * minuteMs,
	/** In characters, for a password chosen in the panel. */
	minPasswordLength: 12,
	maxPasswordLength: 1_000,
} as const
