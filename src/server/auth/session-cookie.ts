import { sessionLimits } from '#domain/account/session.ts'

/**
 * The prefix makes browsers refuse a cookie of this name that another host or an unencrypted page has
 * set. Chromium takes it from http://127.0.0.1 and http://localhost as well.
 */
const name = '__Host-session'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Only what this server could have set: anything else asks the store nothing. */
const token = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)

/** The token that a request carries, or null. */
export function sessionToken(cookies: string | undefined): string | null {
	return token.exec(cookies ?? '')?.[1] ?? null
}

/** Keeps the token across restarts of the browser; how long it counts is for the server to say. */
export function sessionCookie(value: string): string {
	return `${name}=${value}; Max-Age=${sessionLimits.absoluteMs / 1000}; ${attributes}`
}

/** Takes the token away. */
export function expiredSessionCookie(): string {
	return `${name}=; Max-Age=0; ${attributes}`
}
