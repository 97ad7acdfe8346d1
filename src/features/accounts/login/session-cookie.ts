import { sessionLimits } from '#features/accounts/rules/session-limits.ts'

/**
 * Browsers accept the prefix `__Host-` only from this exact host over HTTPS. Chromium also accepts it from
 * http://127.0.0.1 and http://localhost.
 */
const name = '__Host-session'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Matches only tokens that this server can have issued, so that other values cause no database query. */
const token = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)

export function sessionToken(cookies: string | undefined): string | null {
	return token.exec(cookies ?? '')?.[1] ?? null
}

/** The cookie is persistent; the server enforces the session's expiry. */
export function sessionCookie(value: string): string {
	return `${name}=${value}; Max-Age=${sessionLimits.absoluteTimeoutMs / 1000}; ${attributes}`
}

export function expiredSessionCookie(): string {
	return `${name}=; Max-Age=0; ${attributes}`
}
