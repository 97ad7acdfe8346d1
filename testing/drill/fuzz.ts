import { sendBytes, startServerWith } from '#testing/site-server.ts'
import { createSeededRandom } from './seeded-random.ts'
import { withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { type RawRequest, randomRequest } from './random-request.ts'

const concurrentRequests = 16

/**
 * Sends random requests to all routes, with and without a session. The same seed sends the same requests,
 * so that findings are reproducible.
 */
export async function fuzz(count: number, seed: number): Promise<Outcome> {
	const server = await startServerWith({
		...withoutRateLimit,
		TRUST_PROXY: '1',
		ADMIN_USERNAME: 'ada',
		ADMIN_PASSWORD: 'correct horse battery',
	})
	const session = await logIn(server.address)
	const random = createSeededRandom(seed)
	const requests = Array.from({ length: count }, () =>
		randomRequest(random, session, server.address),
	)
	const waiting = requests.values()
	const findings: string[] = []
	const statuses = new Map<number, number>()
	await Promise.all(
		Array.from({ length: concurrentRequests }, async () => {
			for (const request of waiting) {
				const answer = await sendBytes(server.port, request.bytes)
				const { status, fault } = judge(request, answer)
				statuses.set(status, (statuses.get(status) ?? 0) + 1)
				if (fault !== '') findings.push(`${fault}: ${describe(request)}`)
			}
		}),
	)
	const isAlive = server.child.exitCode === null
	await server.stop()
	return {
		tried: `${count} requests by chance to every route, seed ${seed}`,
		acknowledged: 0,
		lost: 0,
		seen: [...statuses]
			.toSorted(([one], [other]) => one - other)
			.map(([status, times]) => `${status} × ${times}`)
			.join(', '),
		faults: [...findings.slice(0, 5), ...faultsWhere({ 'the server ended': !isAlive })],
	}
}

/** Checks a response. `fault` is empty for a correct one. */
function judge({ path }: RawRequest, answer: string): { status: number; fault: string } {
	// Strips the interim response to `Expect: 100-continue`.
	const last = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
	const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(last)?.[1] ?? 0)
	const [head = '', ...rest] = last.split('\r\n\r\n')
	const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
	const sent = rest.join('\r\n\r\n')
	const body = /^transfer-encoding: chunked/im.test(head) ? joinChunks(sent) : sent
	const isApi = /^\/api(?:[/?]|$)/.test(path)
	// Forms without JavaScript get a page.
	const isPage = path.startsWith('/api/waitlist') && type.includes('text/html')
	const isFile = /^\/api\/[^?]*\.csv(?:\?|$)/.test(path) && type.startsWith('text/csv')
	const isMoved = status === 303
	if (status === 0) return { status, fault: 'no answer' }
	if (status >= 500) return { status, fault: `status ${status}` }
	if (/\n\s+at |node_modules|\.ts:\d/.test(answer)) return { status, fault: 'a stack trace' }
	if (isApi && body !== '' && !isPage && !isFile && !isMoved && !isJson(type, body)) {
		return { status, fault: `${status} without JSON` }
	}
	return { status, fault: '' }
}

/** Decodes a chunked body. */
function joinChunks(chunks: string): string {
	const length = Number.parseInt(chunks, 16)
	if (!(length > 0)) return ''
	const start = chunks.indexOf('\r\n') + 2
	return chunks.slice(start, start + length) + joinChunks(chunks.slice(start + length + 2))
}

function isJson(type: string, body: string): boolean {
	if (!type.includes('application/json')) return false
	try {
		JSON.parse(body)
		return true
	} catch {
		return false
	}
}

function describe({ bytes }: RawRequest): string {
	return JSON.stringify(bytes.toString('latin1').slice(0, 400))
}

async function logIn(address: string): Promise<string> {
	const reply = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify({ username: 'ada', password: 'correct horse battery' }),
	})
	return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}
