/** The payload of the job that checks the mail server. */
export type MailOutage = {
	/** Time of the first failed check, in ISO 8601. */
	readonly since: string
	/** Code of the last failure. */
	readonly code: string
	/** Number of failed checks in a row. */
	readonly checks: number
}

/**
 * The number of failed checks in a row after which the server counts as dead. A single failure may be due to a restart
 * of the server.
 */
const minChecks = 2

/** The outage in a payload; null if there is none. */
export function readOutage(payload: string): MailOutage | null {
	// Written by `mailServerHandler`.
	return payload === '' ? null : JSON.parse(payload)
}

export function isDead({ checks }: MailOutage): boolean {
	return checks >= minChecks
}
