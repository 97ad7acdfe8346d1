import type { ImapFlow } from 'imapflow'
import { needsTls } from '#platform/mail/smtp.ts'
import type { MailboxPosition } from './bounce-mailboxes.ts'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

type ImapOptions = {
	/** `imaps://user:password@host/Folder`; the folder defaults to INBOX. */
	readonly url: string
	/** Additional trusted certificate, in PEM format. */
	readonly ca?: string | undefined
	/** Where the last read stopped; null before the first read. */
	readonly position: MailboxPosition | null
	/** Without a position, reads emails received from this time on, in milliseconds since 1970. */
	readonly since: number
}

const seconds = 1_000

/** Generous, because bounces are read in the background. */
const imapTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 60 * seconds,
}

/** Maximum number of bytes fetched from an email. In a report, a few kilobytes precede the returned email. */
export const maxSourceBytes = 131_072

/** Opens a mailbox for `use` and closes it afterwards. Fetching marks nothing as read. */
export async function withMailbox(
	options: ImapOptions,
	use: (mailbox: Mailbox) => Promise<void>,
): Promise<void> {
	const address = new URL(options.url)
	const client = await createClient(address, options)
	// Needs no handling here, because a broken connection also rejects the pending command.
	client.on('error', () => {})
	await client.connect()
	try {
		await use(await openMailbox(client, address, options))
		await client.logout()
	} finally {
		client.close()
	}
}

/** Loads the library on the first read: most sites read no mailbox. */
async function createClient(address: URL, { ca }: ImapOptions): Promise<ImapFlow> {
	const { ImapFlow } = await import('imapflow')
	return new ImapFlow({
		host: address.hostname.replace(/^\[|\]$/g, ''),
		port: Number(address.port) || (address.protocol === 'imaps:' ? 993 : 143),
		secure: address.protocol === 'imaps:',
		// A connection that begins without TLS requires STARTTLS, as for sending mail.
		...(address.protocol === 'imap:' && needsTls(address) ? { doSTARTTLS: true } : {}),
		auth: {
			user: decodeURIComponent(address.username),
			pass: decodeURIComponent(address.password),
		},
		...(ca === undefined ? {} : { tls: { ca } }),
		...imapTimeouts,
		maxLiteralSize: 2 * maxSourceBytes,
		logger: false,
		disableAutoIdle: true,
	})
}

async function openMailbox(client: ImapFlow, address: URL, { position, since }: ImapOptions) {
	const folder = decodeURIComponent(address.pathname.slice(1)) || 'INBOX'
	const { uidValidity, uidNext } = await client.mailboxOpen(folder)
	const isKnown = position?.uidValidity === String(uidValidity)
	const found = await client.search(
		isKnown ? { uid: `${position.lastUid + 1}:*` } : { since: new Date(since) },
		{ uid: true },
	)
	const after = isKnown ? position.lastUid : 0
	return {
		uidValidity: String(uidValidity),
		/** UID of the latest email; 0 if the mailbox never had one. */
		lastUid: uidNext - 1,
		/** UIDs of the emails to read, ascending. `n:*` always includes the last email, even if its UID is below n. */
		uids: (found || []).filter((uid) => uid > after).toSorted((one, other) => one - other),
		/** The beginning of an email, and when the mailbox received it; null if it was deleted. */
		read: async (uid: number) => {
			const query = { internalDate: true, source: { start: 0, maxLength: maxSourceBytes } }
			const mail = await client.fetchOne(String(uid), query, { uid: true })
			if (!mail || !mail.source) return null
			return { at: new Date(mail.internalDate ?? Number.NaN).getTime(), source: mail.source }
		},
		markSeen: async (uid: number) => {
			await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
		},
	}
}

/** The code of a mailbox error, without the server's text. */
export function imapFailure(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown'
	if ('authenticationFailed' in error && error.authenticationFailed) return 'AUTHENTICATIONFAILED'
	if ('tlsFailed' in error && error.tlsFailed) return 'TLS'
	const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
	return (
		code
			.toUpperCase()
			.replaceAll(/[^A-Z0-9_]/g, '')
			.slice(0, 40) || 'unknown'
	)
}
