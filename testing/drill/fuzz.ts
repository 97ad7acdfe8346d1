import { sendBytes, startServerWith } from '#testing/site-server.ts'
import { chanceOf } from './chance.ts'
import { unlimited } from './load.ts'
import { faultsOf, type Outcome } from './outcome.ts'
import { type Request, someRequest } from './requests.ts'

/** So many at once. */
const lanes = 16

/**
 * Sends requests by chance to every route, with and without a session. The same seed sends the same
 * requests, so that a finding can be repeated.
 */
export async function fuzz(count: number, seed: number): Promise<Outcome> {
	const server = await startServerWith({
		...unlimited,
		TRUST_PROXY: '1',
		ADMIN_USERNAME: 'ada',
		ADMIN_PASSWORD: 'correct horse battery',
	})
	const session = await logIn(server.address)
	const chance = chanceOf(seed)
	const requests = Array.from({ length: count }, () => someRequest(chance, session, server.address))
	const waiting = requests.values()
	const findings: string[] = []
	const statuses = new Map<number, number>()
	await Promise.all(
		Array.from({ length: lanes }, async () => {
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
		faults: [...findings.slice(0, 5), ...faultsOf({ 'the server ended': !isAlive })],
	}
}

/** What is wrong with an answer; nothing, most of the time. */
function judge({ path }: Request, answer: string): { status: number; fault: string } {
	// Who expects to be told to go on is told, before the answer.
	const last = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
	const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(last)?.[1] ?? 0)
	const [head = '', ...rest] = last.split('\r\n\r\n')
	const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
	const sent = rest.join('\r\n\r\n')
	const body = /^transfer-encoding: chunked/im.test(head) ? joined(sent) : sent
	const isApi = /^\/api(?:[/?]|$)/.test(path)
	// A form without a script is answered with a page, and a page is a page.
	const isPage = path.startsWith('/api/waitlist') && type.includes('text/html')
	const isMoved = status === 303
	if (status === 0) return { status, fault: 'no answer' }
	if (status >= 500) return { status, fault: `status ${status}` }
	if (/\n\s+at |node_modules|\.ts:\d/.test(answer)) return { status, fault: 'a stack trace' }
	if (isApi && body !== '' && !isPage && !isMoved && !isJson(type, body)) {
		return { status, fault: `${status} without JSON` }
	}
	return { status, fault: '' }
}

/** A body that came in chunks, each after its length. */
function joined(chunks: string): string {
	const length = Number.parseInt(chunks, 16)
	if (!(length > 0)) return ''
	const start = chunks.indexOf('\r\n') + 2
	return chunks.slice(start, start + length) + joined(chunks.slice(start + length + 2))
}

function isJson(type: string, body: string): boolean {
	if (!/application\/(?:json|x-ndjson)/.test(type)) return false
	try {
		for (const line of type.includes('x-ndjson') ? body.trimEnd().split('\n') : [body]) {
			JSON.parse(line)
		}
		return true
	} catch {
		return false
	}
}

function describe({ bytes }: Request): string {
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
