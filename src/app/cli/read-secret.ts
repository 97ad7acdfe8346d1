import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads a password from a prompt without echo, or from the first line of standard input. */
export async function readSecret(prompt: string): Promise<string> {
	const isTerminal = stdin.isTTY
	if (isTerminal) stdout.write(prompt)
	// Discards readline's echo.
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
	const lines = createInterface({ input: stdin, output: silent, terminal: isTerminal })
	try {
		for await (const line of lines) return line
		return ''
	} finally {
		lines.close()
		if (isTerminal) stdout.write('\n')
	}
}
