const minuteMs = 60_000

/** Limits of admins' passkeys and invitations. */
export const accountLimits = {
	maxPasskeysPerAccount: 20,
	/** The time to answer a passkey challenge. */
	challengeLifetimeMs: 5 * minuteMs,
	invitationLifetimeMs: 24 * 60 * minuteMs,
	/** In characters, for a password chosen in the panel. */
	minPasswordLength: 12,
	maxPasswordLength: 1_000,
} as const
