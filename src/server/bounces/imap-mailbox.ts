import { ImapFlow } from 'imapflow'
import { needsTls } from '#server/platform/mail/smtp.ts'
import type { MailboxPosition } from './bounce-mailboxes.ts'

/** A mail in the mailbox, as far as it tells whether the whole mail is worth reading. */
export type MailHeader = {
	readonly uid: number
	/** When the mailbox received it, in milliseconds since 1970. */
	readonly at: number
	readonly header: string
}

export type Mailbox = {
	readonly uidValidity: string
	/** The ID of the latest mail; 0 if there has never been one. */
	readonly lastUid: number
	/** The IDs of the mails to read, in their order. */
	readonly uids: readonly number[]
	readonly headers: (uids: readonly number[]) => Promise<readonly MailHeader[]>
	/** The beginning of a mail; null if it was deleted meanwhile. */
	readonly source: (uid: number) => Promise<Buffer | null>
	readonly markSeen: (uid: number) => Promise<void>
}

type ImapOptions = {
	/** `imaps://user:password@host/Folder`; the folder is INBOX by default. */
	readonly url: string
	/** An additional trusted certificate in PEM format. */
	readonly ca?: string | undefined
	/** Where reading stopped. */
	readonly position: MailboxPosition | null
	/** Without a position, mails from this time on are read. In milliseconds since 1970. */
	readonly since: number
}

const seconds = 1_000

/** Nobody waits for the mailbox. */
const imapTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 60 * seconds,
}

/** Headers of mails on the way to other people can be long; reports name their mail early. */
const maxHeaderBytes = 16_384

/** A report is a few kilobytes before the mail that it returns. */
const maxSourceBytes = 131_072

/** Opens a mailbox for `use` and closes it again. Nothing is fetched in a way that marks it as read. */
export async function withMailbox(
	{ url, ca, position, since }: ImapOptions,
	use: (mailbox: Mailbox) => Promise<void>,
): Promise<void> {
	const address = new URL(url)
	const client = new ImapFlow({
		host: address.hostname.replace(/^\[|\]$/g, ''),
		port: Number(address.port) || (address.protocol === 'imaps:' ? 993 : 143),
		secure: address.protocol === 'imaps:',
		// Without TLS from the beginning, STARTTLS is required as for sending mail.
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
	// A connection that breaks makes the command under way reject, too.
	client.on('error', () => {})
	await client.connect()
	try {
		const folder = decodeURIComponent(address.pathname.slice(1)) || 'INBOX'
		const { uidValidity, uidNext } = await client.mailboxOpen(folder)
		const isKnown = position?.uidValidity === String(uidValidity)
		const found = await client.search(
			isKnown ? { uid: `${position.lastUid + 1}:*` } : { since: new Date(since) },
			{ uid: true },
		)
		const after = isKnown ? position.lastUid : 0
		await use({
			uidValidity: String(uidValidity),
			lastUid: uidNext - 1,
			// "n:*" includes the last mail, whatever its ID.
			uids: (found || []).filter((uid) => uid > after).toSorted((one, other) => one - other),
			headers: async (uids) => {
				const query = {
					uid: true,
					internalDate: true,
					bodyParts: [{ key: 'header', start: 0, maxLength: maxHeaderBytes }],
				}
				const mails = await client.fetchAll(uids.join(','), query, { uid: true })
				return mails.map(({ uid, internalDate, headers }) => ({
					uid,
					at: new Date(internalDate ?? Number.NaN).getTime(),
					header: headers?.toString('latin1') ?? '',
				}))
			},
			source: async (uid) => {
				const query = { source: { start: 0, maxLength: maxSourceBytes } }
				const mail = await client.fetchOne(String(uid), query, { uid: true })
				return (mail && mail.source) || null
			},
			markSeen: async (uid) => {
				await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
			},
		})
		await client.logout()
	} finally {
		client.close()
	}
}

/** The code of an error of a mailbox, without the server's words. */
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
