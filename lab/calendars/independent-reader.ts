import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A request to the other implementation. The `end` of a range is the day after the last day of the range. */
type Request = {
	readonly file: string
	readonly ranges: readonly (readonly [first: string, end: string])[]
	readonly zones: readonly string[]
}

/**
 * The other implementation's readings by range and zone, with errors for unreadable events; or one error for the whole
 * file.
 */
export type Answer =
	| { readonly refused: string }
	| {
			readonly readings: readonly (readonly (readonly [string, string, string])[])[]
			readonly eventsRefused: readonly string[]
	  }

/** Starts the other implementation, Debian's python3-recurring-ical-events, which answers requests in order. */
export function startIndependentReader() {
	const program = spawn('/usr/bin/python3', ['lab/calendars/independent_reader.py'], {
		stdio: ['pipe', 'pipe', 'ignore'],
	})
	const answers = createInterface(program.stdout)[Symbol.asyncIterator]()
	return {
		ask: async (request: Request): Promise<Answer> => {
			program.stdin.write(`${JSON.stringify(request)}\n`)
			const { value, done } = await answers.next()
			if (done) throw new Error('Debian’s python3-recurring-ical-events does not answer.')
			return JSON.parse(value)
		},
		stop: () => void program.stdin.end(),
	}
}
