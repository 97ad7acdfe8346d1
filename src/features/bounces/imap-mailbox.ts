import type { ImapFlow } from 'imapflow'
import { needsTls } from '#platform/mail/smtp.ts'
import type { MailboxPosition } from './bounce-mailboxes.ts'

/** The part of a mail that decides whether to fetch the rest. */
export type MailHeader = {
	readonly uid: number
	/** When the mailbox received the mail, in milliseconds since 1970. */
	readonly at: number
	readonly header: string
}

export type Mailbox = {
	readonly uidValidity: string
	/** UID of the latest mail; 0 if the mailbox never had one. */
	readonly lastUid: number
	/** UIDs of the mails to read, ascending. */
	readonly uids: readonly number[]
	/** Ascending by UID. */
	readonly headers: (uids: readonly number[]) => Promise<readonly MailHeader[]>
	/** The beginning of a mail; null if it was deleted. */
	readonly source: (uid: number) => Promise<Buffer | null>
	readonly markSeen: (uid: number) => Promise<void>
}

type ImapOptions = {
	/** `imaps://user:password@host/Folder`; the folder defaults to INBOX. */
	readonly url: string
	/** Additional trusted certificate, in PEM format. */
	readonly ca?: string | undefined
	/** The position where the last read stopped; null before the first. */
	readonly position: MailboxPosition | null
	/** Without a position, reads mails received from this time on, in milliseconds since 1970. */
	readonly since: number
}

const seconds = 1_000

/** Generous, because no request waits for the mailbox. */
const imapTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 60 * seconds,
}

/** Bounds long headers of unrelated mails. A report names its mail early. */
const maxHeaderBytes = 16_384

/** Maximum bytes fetched of a mail: in a report, a few kilobytes precede the returned mail. */
export const maxSourceBytes = 131_072

/** Opens a mailbox for `use` and closes it afterwards. Fetching marks nothing as read. */
export async function withMailbox(
	options: ImapOptions,
	use: (mailbox: Mailbox) => Promise<void>,
): Promise<void> {
	const address = new URL(options.url)
	const client = await createClient(address, options)
	// A broken connection also rejects the pending command.
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

async function openMailbox(
	client: ImapFlow,
	address: URL,
	{ position, since }: ImapOptions,
): Promise<Mailbox> {
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
		lastUid: uidNext - 1,
		// `n:*` always includes the last mail, even if its UID is below n.
		uids: (found || []).filter((uid) => uid > after).toSorted((one, other) => one - other),
		headers: (uids) => fetchHeaders(client, uids),
		source: (uid) => fetchSource(client, uid),
		markSeen: async (uid) => {
			await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
		},
	}
}

async function fetchHeaders(
	client: ImapFlow,
	uids: readonly number[],
): Promise<readonly MailHeader[]> {
	const query = {
		uid: true,
		internalDate: true,
		bodyParts: [{ key: 'header', start: 0, maxLength: maxHeaderBytes }],
	}
	const mails = await client.fetchAll(uids.join(','), query, { uid: true })
	return mails
		.map(({ uid, internalDate, headers }) => ({
			uid,
			at: new Date(internalDate ?? Number.NaN).getTime(),
			header: headers?.toString('latin1') ?? '',
		}))
		.toSorted((one, other) => one.uid - other.uid)
}

async function fetchSource(client: ImapFlow, uid: number): Promise<Buffer | null> {
	const query = { source: { start: 0, maxLength: maxSourceBytes } }
	const mail = await client.fetchOne(String(uid), query, { uid: true })
	return (mail && mail.source) || null
}

/** The code of a mailbox error, without text of the server. */
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
