import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings } from '#platform/pages/accepted-encodings.ts'

/** Shorter texts fit into one network packet without compression. */
const minCharacters = 1_400

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Compresses the long texts that the routes of an app send, with Brotli or gzip, if the client accepts it. Streams and
 * pictures are sent as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
	app.addHook('onSend', async ({ headers }, reply, payload) => {
		if (typeof payload !== 'string' || payload.length < minCharacters) return payload
		const [encoding] = acceptedEncodings(headers['accept-encoding'])
		if (encoding !== 'br' && encoding !== 'gzip') return payload
		reply.header('content-encoding', encoding)
		return encoding === 'br'
			? await toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
			: await toGzip(payload)
	})
}
