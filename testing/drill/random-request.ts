import type { SeededRandom } from './seeded-random.ts'

/** The bytes of an HTTP request, and its path. */
export type RawRequest = { readonly path: string; readonly bytes: Buffer }

const routes = [
	'/api/waitlist',
	'/api/auth/login',
	'/api/auth/logout',
	'/api/auth/session',
	'/api/admin/registrations',
	'/api/admin/registrations.csv',
	'/api/admin/registrations/summary',
	'/api/admin/segments',
	'/api/admin/columns',
	'/api/admin/person',
	'/api/admin/proof',
	'/api/admin/failed-mails',
	'/api/admin/audit',
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

const contentTypes = [
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

const oddStrings = [
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

const oddValues = [null, true, 0, -1, 1e308, [], {}, ['7'], [null], { a: 1 }, { $ne: null }]

const values: readonly unknown[] = [...oddStrings, ...oddValues]

const optionalFields =
	'locale consent website elapsed referrer utm_source __proto__ constructor'.split(' ')

const fieldNames = [...optionalFields, 'email', 'source', 'username', 'password', 'rows', 'ids', '']

/** Generates a request that is partly valid and partly malformed. */
export function randomRequest(random: SeededRandom, session: string, origin: string): RawRequest {
	const path = randomPath(random)
	const { type, body } = randomBody(random)
	// Mostly valid requests reach more code than fully malformed ones.
	const odd = random.is(0.4) ? () => random.is(0.4) : () => false
	const length =
		odd() && random.is(0.3) ? random.pick(['-1', '1e3', '9'.repeat(30), '0x10', '']) : body.length
	const head = [
		`${odd() ? random.pick(methods) : random.pick(['GET', 'POST', 'POST'])} ${path} HTTP/1.1`,
		odd() && random.is(0.2) ? '' : `Host: ${new URL(origin).host}`,
		'Connection: close',
		`Content-Length: ${length}`,
		`Content-Type: ${odd() ? random.pick(contentTypes) : type}`,
		odd() && random.is(0.2) ? `Content-Encoding: ${random.pick(encodings)}` : '',
		odd() && random.is(0.1) ? 'Transfer-Encoding: chunked' : '',
		odd() && random.is(0.1) ? 'Expect: 100-continue' : '',
		`Origin: ${odd() ? random.pick(['null', 'x', '', '//']) : origin}`,
		// Not sent to the logout, because the session is needed for the whole run.
		`Cookie: ${odd() || path.includes('logout') ? randomText(random) : session}`,
		`X-Forwarded-For: ${randomClient(random)}`,
		odd() ? `Accept-Encoding: ${random.pick(['br', 'gzip;q=x', '*;q=0', ',,,'])}` : '',
		odd() ? `Range: bytes=${random.below(99)}-${random.below(9)}` : '',
		odd() ? `X-Odd: ${randomText(random)}` : '',
	]
	const lines = head.filter((line) => line !== '')
	return {
		path,
		bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]),
	}
}

function randomPath(random: SeededRandom): string {
	const route = random.is(0.95) ? random.pick(routes) : `/${randomText(random)}`
	const ends = ['/', '//', '/..', '/%2e%2e', '%00', '%', '/x', '.json', '\u00ff'] as const
	const end = random.is(0.1) ? random.pick(ends) : ''
	const query = random.is(0.2)
		? `?token=${encodeURIComponent(randomText(random))}&lang=xx&token`
		: ''
	return `${route}${end}${query}`
}

function randomBody(random: SeededRandom): { type: string; body: Buffer } {
	const json = 'application/json'
	if (random.is(0.05)) return { type: json, body: random.bytes(200) }
	if (random.is(0.02)) return { type: json, body: Buffer.from(`"${'x'.repeat(20_000)}"`) }
	const some = Array.from({ length: random.below(3) }, () => [
		random.pick(fieldNames),
		random.pick(values),
	])
	const fields = Object.fromEntries(random.is(0.8) ? [...validFields(random), ...some] : some)
	if (random.is(0.2)) {
		const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)])
		const body = Buffer.from(new URLSearchParams(pairs).toString())
		return { type: 'application/x-www-form-urlencoded', body }
	}
	const text = JSON.stringify(random.is(0.9) ? fields : random.pick(values))
	// Truncated with a probability of 5%.
	return { type: json, body: Buffer.from(random.is(0.95) ? text : text.slice(0, text.length / 2)) }
}

/** Valid fields for all routes. */
function validFields(random: SeededRandom): [string, unknown][] {
	return [
		['email', `p${random.below(50)}@example.com`],
		['source', 'premium'],
		['username', 'bob'],
		['password', 'wrong'],
		['ids', ['7']],
		['rows', 1],
	]
}

/** Rarely contains control characters, because Node rejects them before the application. */
function randomText(random: SeededRandom): string {
	const lowest = random.is(0.05) ? 14 : 33
	const codes = Array.from({ length: random.below(40) }, () => lowest + random.below(256 - lowest))
	return String.fromCharCode(...codes)
}

function randomClient(random: SeededRandom): string {
	const number = () => random.below(256)
	return random.pick([`${number()}.${number()}.${number()}.${number()}`, '::1', 'x', '1.1.1.1, 2'])
}
