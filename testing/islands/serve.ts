import { vi } from 'vitest'

export type ServedRequest = {
	/** `POST /api/admin/columns` */
	readonly route: string
	readonly query: Readonly<Record<string, string>>
	/** The request's JSON; null without a body. */
	readonly body: unknown
}

/** JSON, a response, or a function of the request that returns either. `undefined` is an empty response. */
type Answer = unknown

export type Server = {
	/** The answers by route; a request to any other route gets 404. Tests can change them. */
	readonly answers: Record<string, Answer>
	readonly requests: readonly ServedRequest[]
	/** Bodies received by a route. */
	readonly bodiesOf: (route: string) => readonly unknown[]
	/** Queries received by a route. */
	readonly queriesOf: (route: string) => readonly ServedRequest['query'][]
}

export function serve(answers: Record<string, Answer>): Server {
	const requests: ServedRequest[] = []
	vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
		const url = new URL(address, location.origin)
		const request: ServedRequest = {
			route: `${options.method ?? 'GET'} ${url.pathname}`,
			query: Object.fromEntries(url.searchParams),
			body: typeof options.body === 'string' ? JSON.parse(options.body) : null,
		}
		requests.push(request)
		const response = await respond(answers, request)
		options.signal?.throwIfAborted()
		return response
	})
	const to = (wanted: string) => requests.filter(({ route }) => route === wanted)
	return {
		answers,
		requests,
		bodiesOf: (route) => to(route).map(({ body }) => body),
		queriesOf: (route) => to(route).map(({ query }) => query),
	}
}

async function respond(answers: Record<string, Answer>, request: ServedRequest) {
	if (!(request.route in answers)) return refuse(404, 'not-found')()
	const answer = answers[request.route]
	const given: unknown = await (typeof answer === 'function' ? answer(request) : answer)
	if (given instanceof Response) return given.clone()
	return given === undefined ? new Response(null, { status: 204 }) : Response.json(given)
}

export function refuse(status: number, error: string, more: object = {}, headers = {}) {
	return () => Response.json({ error, ...more }, { status, headers })
}

/** An answer that is not sent until `release` is called. */
export function held<T>(answer: T): {
	readonly answer: () => Promise<T>
	readonly release: () => void
} {
	const { promise, resolve } = Promise.withResolvers<T>()
	return { answer: () => promise, release: () => resolve(answer) }
}
