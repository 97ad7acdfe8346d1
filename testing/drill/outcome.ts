/** What a scenario found. */
export type Outcome = {
	/** In a few words, with numbers. */
	readonly tried: string
	/** Signups that were acknowledged meanwhile. */
	readonly acknowledged: number
	/** Of those, how many were not there afterwards. */
	readonly lost: number
	/** Measured on the way. */
	readonly seen: string
	/** What should not have happened. */
	readonly faults: readonly string[]
}

/** This machine does not allow the scenario, for the reason in the message. */
export class NotHere extends Error {
	override name = 'NotHere'
}

/** Keeps only the sentences whose condition holds. */
export function faultsOf(sentences: Readonly<Record<string, boolean>>): string[] {
	return Object.keys(sentences).filter((sentence) => sentences[sentence])
}
