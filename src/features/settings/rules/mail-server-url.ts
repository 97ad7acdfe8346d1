export type MailProtocol = 'smtp' | 'imap'

/** The parts of a mail server's address, as typed, so that even unfinished input can be written as an address. */
export type MailServer = {
	readonly host: string
	readonly port: string
	/** Whether the connection begins with TLS; otherwise STARTTLS upgrades it. */
	readonly isTls: boolean
	/** The rest of the address after host and port: the folder of a mailbox, and options. */
	readonly rest: string
}

/**
 * Ports of mail servers, and whether connections to them begin with TLS (RFC 8314; 2465, 2525 and 2587 are customary).
 */
const portsWithTls: Readonly<Partial<Record<string, boolean>>> = {
	465: true,
	993: true,
	2465: true,
	25: false,
	143: false,
	587: false,
	2525: false,
	2587: false,
}

function usualPort(protocol: MailProtocol, isTls: boolean): string {
	if (protocol === 'imap') return isTls ? '993' : '143'
	return isTls ? '465' : '587'
}

/**
 * Reads a mail server's address, even an unfinished one. A user name and password in the address are dropped.
 *
 * @example parseMailServer('smtp', 'smtp://mail.example') // { host: 'mail.example', port: '587', isTls: false, rest: '' }
 */
export function parseMailServer(protocol: MailProtocol, address: string): MailServer {
	const { port, ...server } = split(protocol, address)
	return { ...server, port: port ?? usualPort(protocol, server.isTls) }
}

/** The port is undefined if the address names none. */
function split(protocol: MailProtocol, address: string) {
	const [, scheme, host = '', port, rest = ''] =
		/^(\w+):\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?]*)(?::(\d*))?(.*)/s.exec(address) ?? []
	return { host, port, isTls: scheme !== protocol, rest }
}

/**
 * The address of a server. The port is left out if it is the usual one for the protocol, with or without TLS.
 *
 * @example mailServerUrl('smtp', { host: 'mail.example', port: '2525', isTls: false, rest: '' })
 * // 'smtp://mail.example:2525'
 */
export function mailServerUrl(protocol: MailProtocol, { host, port, isTls, rest }: MailServer) {
	const scheme = isTls ? `${protocol}s` : protocol
	return `${scheme}://${host}${port === usualPort(protocol, isTls) ? '' : `:${port}`}${rest}`
}

/** The server with a typed port, and with TLS on or off as is customary for that port. */
export function withPort(server: MailServer, typed: string): MailServer {
	const port = typed.replaceAll(/\D/g, '')
	return { ...server, port, isTls: portsWithTls[port] ?? server.isTls }
}

/**
 * The server with TLS on or off. The usual port of the other mode is replaced by the usual port of the new one; any
 * other port stays.
 */
export function withTls(protocol: MailProtocol, server: MailServer, isTls: boolean): MailServer {
	const isUsual = server.port === usualPort(protocol, !isTls)
	return { ...server, isTls, port: isUsual ? usualPort(protocol, isTls) : server.port }
}

/**
 * The server with a typed host, which may include a port or be a whole address.
 *
 * @example withHost('smtp', server, 'mail.example:465') // { ...server, host: 'mail.example', port: '465', isTls: true }
 */
export function withHost(protocol: MailProtocol, server: MailServer, typed: string): MailServer {
	const text = typed.trim()
	const isAddress = text.includes('://')
	const scheme = server.isTls ? `${protocol}s` : protocol
	const { host, port, isTls, rest } = split(protocol, isAddress ? text : `${scheme}://${text}`)
	const changed = { host, isTls, rest: rest || server.rest, port: server.port }
	if (port) return withPort(changed, port)
	return isAddress ? { ...changed, port: usualPort(protocol, isTls) } : changed
}
