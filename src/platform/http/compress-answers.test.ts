import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = 'Rest. '.repeat(400)

async function answer(encodings: string | undefined, text = long) {
	const app = Fastify()
	compressAnswers(app)
	app.get('/', async () => text)
	const { headers, rawPayload } = await app.inject({
		url: '/',
		headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
	})
	expect(headers['content-length']).toBe(`${rawPayload.length}`)
	return { encoding: headers['content-encoding'], body: rawPayload }
}

test('a long response is compressed in an encoding that its client accepts', async () => {
	const brotli = await answer('gzip, deflate, br')
	expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', long])
	const gzipped = await answer('gzip')
	expect([gzipped.encoding, gunzipSync(gzipped.body).toString()]).toEqual(['gzip', long])
	expect(gzipped.body.length).toBeLessThan(100)
})

test.each([
	[undefined, long],
	['identity', long],
	['br', 'Rest.'],
])(
	'with Accept-Encoding %j, a response that is too short or has no accepted encoding is sent uncompressed',
	async (encodings, text) => {
		const { encoding, body } = await answer(encodings, text)
		expect([encoding, body.toString()]).toEqual([undefined, text])
	},
)
