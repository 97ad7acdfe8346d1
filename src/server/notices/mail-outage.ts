/** That the mail server takes no mail: the payload of the job that looks. */
export type MailOutage = {
	/** When it was first found, in ISO 8601. */
	readonly since: string
	/** The code of the last attempt. */
	readonly code: string
	/** How often it was found in a row. */
	readonly checks: number
}

/** A server that does not answer once may be restarting. */
const minChecks = 2

/**
 * The outage in a payload; null if there is none.
 *
 * @example readOutage('') // null
 */
export function readOutage(payload: string): MailOutage | null {
	// Written by `mailServerHandler`.
	return payload === '' ? null : JSON.parse(payload)
}

/**
 * Whether the server counts as dead.
 *
 * @example isDead({ since: '2026-01-05T12:00:00.000Z', code: 'EAUTH', checks: 1 }) // false
 */
export function isDead({ checks }: MailOutage): boolean {
	return checks >= minChecks
}
