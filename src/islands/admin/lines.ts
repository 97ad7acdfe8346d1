/** Bytes that become text at once: browsers hand over two megabytes where they have them. */
const bite = 65_536

/**
 * The whole lines of a stream, as many at a time as have arrived; the last one may lack its end. Each
 * helping has to be read to its end before the next: nothing is kept for later.
 */
export async function* linesOf(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Iterable<string>> {
	const reader = stream.getReader()
	const decoder = new TextDecoder()
	let rest = ''

	function* cut(bytes: Uint8Array): Generator<string> {
		for (let at = 0; at < bytes.length; at += bite) {
			const text = rest + decoder.decode(bytes.subarray(at, at + bite), { stream: true })
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
			yield cut(read.value)
		}
		rest += decoder.decode()
		if (rest !== '') yield [rest]
	} finally {
		// Who stops reading early stops the server too.
		await reader.cancel().catch(() => {})
	}
}
