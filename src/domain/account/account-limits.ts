const minuteMs = 60_000

/** Passkeys and invitations of admins. */
export const accountLimits = {
	maxPasskeysPerAccount: 20,
	/** The time to answer the browser's question for a passkey. */
	challengeLifetimeMs: 5 * minuteMs,
	invitationLifetimeMs: 24 * 60 * minuteMs,
	/** In characters, for a password that is chosen in the panel. */
	minPasswordLength: 12,
	maxPasswordLength: 1_000,
} as const
