/** The result of a scenario. */
export type Outcome = {
	/** Description of the attempt, with numbers. */
	readonly tried: string
	/** Signups acknowledged during the scenario. */
	readonly acknowledged: number
	/** Acknowledged signups missing afterwards. */
	readonly lost: number
	/** Further observations. */
	readonly seen: string
	/** Violated expectations. */
	readonly faults: readonly string[]
}

/** The scenario cannot run on this machine; the message says why. */
export class UnsupportedError extends Error {
	override name = 'UnsupportedError'
}

export function faultsWhere(sentences: Readonly<Record<string, boolean>>): string[] {
	return Object.keys(sentences).filter((sentence) => sentences[sentence])
}
