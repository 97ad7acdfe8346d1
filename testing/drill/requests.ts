import type { Chance } from './chance.ts'

/** A request as it goes over the wire, and the path it names. */
export type Request = { readonly path: string; readonly bytes: Buffer }

const routes = [
	'/api/waitlist',
	'/api/auth/login',
	'/api/auth/logout',
	'/api/auth/session',
	'/api/admin/registrations',
	'/api/admin/failed-mails',
	'/api/admin/audit',
	'/api/admin/exports',
	'/api/admin/erasures',
	'/api/nothing',
	'/api',
	'/healthz',
	'/readyz',
	'/waitlist/sent',
	'/waitlist/confirm',
	'/waitlist/unsubscribe',
	'/',
] as const

const methods = 'POST POST GET GET HEAD PUT DELETE PATCH OPTIONS TRACE QUERY get BREW'.split(' ')

const types = [
	'application/json; charset=utf-8',
	'application/json; charset=utf-16',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'text/plain',
	'a/b/c',
	';;;',
	'',
	'\u00e9/\u0000',
]

const encodings = ['gzip', 'br', 'deflate, gzip', 'utf-8', '\u00ff']

const words = [
	'ADA@EXAMPLE.COM',
	'a@b',
	`${'a'.repeat(300)}@example.com`,
	'a\r\nBcc: b@c',
	"' or 1=1 --",
	'\u0000',
	'\ud800',
	'💡@пример.рф',
	'',
]

const things = [null, true, 0, -1, 1e308, [], {}, ['7'], [null], { a: 1 }, { $ne: null }]

const values: readonly unknown[] = [...words, ...things]

const marks = 'locale consent website elapsed referrer utm_source __proto__ constructor'.split(' ')

const names = [...marks, 'email', 'source', 'username', 'password', 'rows', 'ids', '']

/** Some request that somebody might send: half sense, half nonsense. */
export function someRequest(chance: Chance, session: string, origin: string): Request {
	const path = somePath(chance)
	const { type, body } = someBody(chance)
	// Nonsense in one place at a time gets further than nonsense everywhere.
	const odd = chance.is(0.4) ? () => chance.is(0.4) : () => false
	const length =
		odd() && chance.is(0.3) ? chance.pick(['-1', '1e3', '9'.repeat(30), '0x10', '']) : body.length
	const head = [
		`${odd() ? chance.pick(methods) : chance.pick(['GET', 'POST', 'POST'])} ${path} HTTP/1.1`,
		odd() && chance.is(0.2) ? '' : `Host: ${new URL(origin).host}`,
		'Connection: close',
		`Content-Length: ${length}`,
		`Content-Type: ${odd() ? chance.pick(types) : type}`,
		odd() && chance.is(0.2) ? `Content-Encoding: ${chance.pick(encodings)}` : '',
		odd() && chance.is(0.1) ? 'Transfer-Encoding: chunked' : '',
		odd() && chance.is(0.1) ? 'Expect: 100-continue' : '',
		`Origin: ${odd() ? chance.pick(['null', 'x', '', '//']) : origin}`,
		// The session is needed to the end: nobody logs out with it.
		`Cookie: ${odd() || path.includes('logout') ? someText(chance) : session}`,
		`X-Forwarded-For: ${someClient(chance)}`,
		odd() ? `Accept-Encoding: ${chance.pick(['br', 'gzip;q=x', '*;q=0', ',,,'])}` : '',
		odd() ? `Range: bytes=${chance.below(99)}-${chance.below(9)}` : '',
		odd() ? `X-Odd: ${someText(chance)}` : '',
	]
	const lines = head.filter((line) => line !== '')
	return {
		path,
		bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]),
	}
}

function somePath(chance: Chance): string {
	const route = chance.is(0.95) ? chance.pick(routes) : `/${someText(chance)}`
	const ends = ['/', '//', '/..', '/%2e%2e', '%00', '%', '/x', '.json', '\u00ff'] as const
	const end = chance.is(0.1) ? chance.pick(ends) : ''
	const query = chance.is(0.2) ? `?token=${encodeURIComponent(someText(chance))}&lang=xx&token` : ''
	return `${route}${end}${query}`
}

function someBody(chance: Chance): { type: string; body: Buffer } {
	const json = 'application/json'
	if (chance.is(0.05)) return { type: json, body: chance.bytes(200) }
	if (chance.is(0.02)) return { type: json, body: Buffer.from(`"${'x'.repeat(20_000)}"`) }
	const some = Array.from({ length: chance.below(3) }, () => [
		chance.pick(names),
		chance.pick(values),
	])
	const fields = Object.fromEntries(chance.is(0.8) ? [...sensible(chance), ...some] : some)
	if (chance.is(0.2)) {
		const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)])
		const body = Buffer.from(new URLSearchParams(pairs).toString())
		return { type: 'application/x-www-form-urlencoded', body }
	}
	const text = JSON.stringify(chance.is(0.9) ? fields : chance.pick(values))
	// Cut off in the middle, now and then.
	return { type: json, body: Buffer.from(chance.is(0.95) ? text : text.slice(0, text.length / 2)) }
}

/** What every route finds its own in. */
function sensible(chance: Chance): [string, unknown][] {
	return [
		['email', `p${chance.below(50)}@example.com`],
		['source', 'premium'],
		['username', 'bob'],
		['password', 'wrong'],
		['ids', ['7']],
		['rows', 1],
	]
}

/** Rarely with control characters: Node refuses those before any of our code. */
function someText(chance: Chance): string {
	const lowest = chance.is(0.05) ? 14 : 33
	const codes = Array.from({ length: chance.below(40) }, () => lowest + chance.below(256 - lowest))
	return String.fromCharCode(...codes)
}

function someClient(chance: Chance): string {
	const number = () => chance.below(256)
	return chance.pick([`${number()}.${number()}.${number()}.${number()}`, '::1', 'x', '1.1.1.1, 2'])
}
