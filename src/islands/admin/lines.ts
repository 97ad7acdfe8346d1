/** The whole lines of a stream, as many at a time as have arrived; the last one may lack its end. */
export async function* linesOf(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly string[]> {
	const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
	let rest = ''
	try {
		for (;;) {
			const { done, value = '' } = await reader.read()
			const lines = (rest + value).split('\n')
			rest = done ? '' : (lines.pop() ?? '')
			const whole = lines.filter((line) => line !== '')
			if (whole.length > 0) yield whole
			if (done) return
		}
	} finally {
		// Who stops reading early stops the server too.
		await reader.cancel().catch(() => {})
	}
}
