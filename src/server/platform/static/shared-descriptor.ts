import { closeSync, openSync } from 'node:fs'

/**
 * An open file that many responses read. It stays readable when its path is removed or gets another content, and is closed
 * when it is not needed and the last response has ended.
 */
export class SharedDescriptor {
	readonly number: number
	#readers = 0
	#isNeeded = true

	constructor(file: string) {
		this.number = openSync(file, 'r')
	}

	/** Keeps the file open for a response. Returns the function to call once when the response has ended. */
	keepOpen(): () => void {
		this.#readers += 1
		return () => {
			this.#readers -= 1
			this.#closeIfUnused()
		}
	}

	/** Closes the file, at once or after the last response that reads it. No further response may read it. */
	close(): void {
		this.#isNeeded = false
		this.#closeIfUnused()
	}

	#closeIfUnused(): void {
		if (!this.#isNeeded && this.#readers === 0) closeSync(this.number)
	}
}
