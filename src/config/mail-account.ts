import { z } from 'zod'
import { isHostName } from '#site-map/hosts/host-name.ts'

/** An account on a mail server. User name and password are either in the address or given beside it. */
type Account = {
	readonly url: string | undefined
	readonly user: string | undefined
	readonly password: string | undefined
}

/**
 * The address of a mail server. A password in the address must percent-encode `/ % # ?`; the setting `SMTP_PASSWORD` or
 * `IMAP_PASSWORD` takes the password literally.
 *
 * @example mailUrl('SMTP').parse('smtps://ada:a%2Fb@mail.example') // 'smtps://ada:a%2Fb@mail.example'
 */
export function mailUrl(name: 'SMTP' | 'IMAP') {
	const scheme = name.toLowerCase()
	const protocol = name === 'SMTP' ? /^smtps?$/ : /^imaps?$/
	const error = `must be an ${scheme}:// or ${scheme}s:// address, or unset. ${name}_USER and ${name}_PASSWORD take a user name and password that contain / % # ? or @`
	return z.url({ protocol, error }).refine(isReadable, error)
}

/** Whether user name and password can be told apart from the rest of an address. */
function isReadable(text: string): boolean {
	if (!URL.canParse(text)) return false
	const { hostname, username, password, pathname, search, hash } = new URL(text)
	// In `smtp://ada:12/34@mail.example` the host is `ada` and the port is 12.
	if (!isHostName(hostname) || (username === '' && `${pathname}${search}${hash}`.includes('@')))
		return false
	try {
		return [username, password, pathname].map(decodeURIComponent).length > 0
	} catch {
		return false
	}
}

/**
 * The address with user name and password, percent-encoded.
 *
 * @example accountUrl({ url: 'smtps://mail.example', user: 'ada', password: '%' }) // 'smtps://ada:%25@mail.example'
 */
export function accountUrl({ url, user, password }: Account): string | null {
	if (url === undefined) return null
	if (user === undefined || password === undefined) return url
	const whole = new URL(url)
	whole.username = encodeURIComponent(user)
	whole.password = encodeURIComponent(password)
	return whole.href
}
