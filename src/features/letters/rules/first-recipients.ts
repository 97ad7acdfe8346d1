/** A candidate for the first recipients. */
export type Candidate = {
	readonly id: string
	readonly language: string
	/** The domain of the address. */
	readonly host: string
}

/**
 * Picks the first recipients, spread over languages and then over mail hosts, so that an error in one language or a
 * refusal by one host shows before everyone else gets the letter.
 *
 * @param count the maximum number of recipients
 * @example
 * pickFirstRecipients(
 * 	[
 * 		{ id: '1', language: 'en', host: 'a.example' },
 * 		{ id: '2', language: 'en', host: 'a.example' },
 * 		{ id: '3', language: 'de', host: 'a.example' },
 * 	],
 * 	2,
 * ).map(({ id }) => id) // ['1', '3']
 */
export function pickFirstRecipients(
	candidates: readonly Candidate[],
	count: number,
): readonly Candidate[] {
	const byLanguage = Map.groupBy(candidates, ({ language }) => language)
	const queues = Array.from(byLanguage.values(), (some) =>
		takeInTurn(Array.from(Map.groupBy(some, ({ host }) => host).values())),
	)
	return takeInTurn(queues).slice(0, count)
}

/** The first of each list, then the second of each, and so on. */
function takeInTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
	const longest = Math.max(0, ...lists.map((list) => list.length))
	return Array.from({ length: longest }, (_, index) =>
		lists.flatMap((list) => list.slice(index, index + 1)),
	).flat()
}
