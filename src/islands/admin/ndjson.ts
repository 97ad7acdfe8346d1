/** Browsers deliver chunks of up to 2 MB; decoding them in parts keeps the strings short. */
const decodeBytes = 65_536

/**
 * Yields the lines of a stream in batches, one for each chunk that arrives. The last line may lack its line
 * feed. Each batch is decoded lazily, so it must be read to its end before the next one is requested.
 */
export async function* ndjsonLines(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Iterable<string>> {
	const reader = stream.getReader()
	const decoder = new TextDecoder()
	let rest = ''

	function* splitLines(chunk: Uint8Array): Generator<string> {
		for (let offset = 0; offset < chunk.length; offset += decodeBytes) {
			const bytes = chunk.subarray(offset, offset + decodeBytes)
			const text = rest + decoder.decode(bytes, { stream: true })
			let start = 0
			for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
				if (end > start) yield text.slice(start, end)
				start = end + 1
			}
			rest = text.slice(start)
		}
	}

	try {
		for (let read = await reader.read(); !read.done; read = await reader.read()) {
			yield splitLines(read.value)
		}
		rest += decoder.decode()
		if (rest !== '') yield [rest]
	} finally {
		// Aborts the response when the consumer stops early, so that the server stops sending.
		await reader.cancel().catch(() => {})
	}
}
