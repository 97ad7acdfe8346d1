import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ndjsonLines } from './ndjson.ts'

test('lines stay complete, wherever the chunks are cut', async () => {
	const line = fc.string({ unit: fc.constantFrom('a', '{', 'é', '漢', '\u{1F3E0}'), minLength: 1 })
	await fc.assert(
		fc.asyncProperty(
			fc.array(line),
			fc.integer({ min: 1, max: 7 }),
			fc.boolean(),
			async (lines, size, isEnded) => {
				const text = lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : '')
				expect(await read(text, size)).toEqual(lines)
			},
		),
	)
})

async function read(text: string, size: number): Promise<readonly string[]> {
	const bytes = new TextEncoder().encode(text)
	const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
			controller.close()
		},
	})
	const found: string[] = []
	for await (const lines of ndjsonLines(stream)) found.push(...lines)
	return found
}
