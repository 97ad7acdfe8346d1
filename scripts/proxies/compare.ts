import { ask, type Answer, type Question, type Target } from './ask.ts'

/** Written by each server in its own way. */
const ownHeaders = new Set([
	'accept-ranges',
	'alt-svc',
	'connection',
	// Caddy sends compressed files in chunks.
	'content-length',
	'date',
	'etag',
	'keep-alive',
	'last-modified',
	'server',
	'transfer-encoding',
	'via',
])

const codings = ['gzip, deflate, br, zstd', 'gzip', 'identity']

/** Forms, redirects, missing pages and everything else that the site itself answers. */
const passedOn: readonly (readonly [path: string, question?: Question])[] = [
	['/us'],
	['/US/?utm_source=x'],
	['/USA'],
	['/fr'],
	['/br/'],
	['/deutschland/woche?a=b'],
	['/usa.html?a=b'],
	['/index.html'],
	['/faq'],
	['/login'],
	['/404'],
	['/nowhere'],
	['/nowhere', { method: 'HEAD' }],
	['//evil.example'],
	['/.policies.json'],
	['/.nginx.conf'],
	['/.caddy'],
	['/index.html.br'],
	['/500.html'],
	['/notices/en.html'],
	['/assets/'],
	['/usa', { method: 'POST' }],
	['/', { method: 'DELETE' }],
	['/healthz'],
	['/api/nowhere'],
	['/api/auth/session'],
	['/api/waitlist', form('email=ada%40example.com&source=premium')],
	['/api/waitlist', form('email=ada&source=premium')],
	['/api/waitlist', form('email=ada%40example.com&source=premium', 'https://evil.example')],
]

function form(body: string, origin = 'https://innervolt.example'): Question {
	const type = 'application/x-www-form-urlencoded'
	return { method: 'POST', headers: { 'content-type': type, origin }, body }
}

/**
 * Asks the site and a proxy in front of it for the same things.
 *
 * @param paths of the built files
 * @returns how many answers were compared, and what differed
 */
export async function compare(site: Target, proxy: Target, paths: readonly string[]) {
	const differences: string[] = []
	let compared = 0
	const check = async (path: string, question: Question = {}) => {
		const [own, other] = [await ask(site, path, question), await ask(proxy, path, question)]
		compared += 1
		const found = differencesOf(own, other)
		if (found.length > 0) {
			differences.push(`${question.method ?? 'GET'} ${path}: ${found.join('; ')}`)
		}
		return other
	}
	for (const path of paths) {
		for (const coding of codings) await check(path, { headers: { 'accept-encoding': coding } })
		await check(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
		const headers = { 'accept-encoding': 'br' }
		const { headers: had } = await ask(proxy, path, { headers })
		const again = await ask(proxy, path, {
			headers: { ...headers, 'if-none-match': had.etag ?? '' },
		})
		compared += 1
		const expected = path === '/404' ? 404 : 304
		if (again.status !== expected) differences.push(`${path} again: ${again.status}`)
	}
	const film = paths.find((path) => path.endsWith('.mp4'))
	if (film !== undefined) await check(film, { headers: { range: 'bytes=100-199' } })
	for (const [path, question] of passedOn) await check(path, question)
	const www = await ask(proxy, '/usa?a=b', { headers: { host: 'www.innervolt.example' } })
	compared += 1
	if (www.headers.location !== 'https://innervolt.example/usa?a=b') {
		differences.push(`www leads to ${www.headers.location}`)
	}
	return { compared, differences }
}

function differencesOf(own: Answer, other: Answer): string[] {
	const names = new Set([...Object.keys(own.headers), ...Object.keys(other.headers)])
	const headers = [...names]
		.filter((name) => !ownHeaders.has(name))
		.filter((name) => valueOf(own, name) !== valueOf(other, name))
		.map((name) => `${name}: ${valueOf(other, name)} instead of ${valueOf(own, name)}`)
	return [
		...(own.status === other.status ? [] : [`${other.status} instead of ${own.status}`]),
		...(own.body.equals(other.body) ? [] : ['another body']),
		...headers,
	]
}

function valueOf({ headers }: Answer, name: string): string {
	const value = String(headers[name])
	return name === 'vary' ? value.toLowerCase() : value
}
