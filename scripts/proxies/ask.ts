import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** A server on 127.0.0.1. */
export type Target = Readonly<{ port: number; isTls: boolean }>

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>

export type Question = Readonly<{
	method?: string
	headers?: Readonly<Record<string, string>>
	body?: string
}>

/** Asks for a path as it stands. Without fetch, which would decode bodies and follow redirects. */
export function ask(target: Target, path: string, question: Question = {}): Promise<Answer> {
	const { method = 'GET', headers, body } = question
	const options = {
		host: '127.0.0.1',
		port: target.port,
		path,
		method,
		headers: { host: 'innervolt.example', ...headers },
		servername: 'innervolt.example',
		rejectUnauthorized: false,
	}
	return new Promise((resolve, reject) => {
		const request = (target.isTls ? requestHttps : requestHttp)(options, (response) => {
			buffer(response).then(
				(read) =>
					resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
				reject,
			)
		})
		request.on('error', reject).end(body)
	})
}
