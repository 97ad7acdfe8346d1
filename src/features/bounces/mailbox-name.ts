import { hash } from 'node:crypto'

/** The key of a mailbox's stored position: a hash, so that it does not reveal the user. */
export function mailboxName(url: string): string {
	const { hostname, username, pathname } = new URL(url)
	return hash('sha256', `${username}@${hostname}${pathname}`).slice(0, 32)
}
