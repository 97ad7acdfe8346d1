import { formatMessage } from '#cms/reader/format/format-message.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

const { passkeys: words } = accountWords

/**
 * Explains why this page cannot add passkeys and, on the owner's own machine, names the address at which they can be
 * added.
 */
export function PasskeysElsewhere({ reason }: { reason: 'address' | 'unsupported' }) {
	if (reason === 'unsupported') return <p>{words.unsupported}</p>
	const { hostname, port, pathname } = location
	const isLoopback = /^(?:127\.|\[::1\])/.test(hostname)
	const host = `localhost${port && `:${port}`}`
	return (
		<p>
			{formatMessage('es', words.needsName, { host: hostname })}{' '}
			{isLoopback && (
				<a href={`http://${host}${pathname}`}>{formatMessage('es', words.openByName, { host })}</a>
			)}
		</p>
	)
}
