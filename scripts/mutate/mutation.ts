/** A protection of the code taken out, and the test that has to notice it. */
export type Mutation = {
	/** The second column of the row in SECURITY.md. */
	readonly attempt: string
	readonly file: string
	/** The code that protects, which occurs once in the file; several where one would do without the other. */
	readonly remove: string | readonly string[]
	/** What takes the place of each; nothing by default. */
	readonly insert?: string
	readonly test: string
	/** The page has to be built again: the code runs in the browser or in the build. */
	readonly isBuilt?: true
	/** Part of the title of the only tests to run: where the whole file takes long, or all its tests notice. */
	readonly title?: string
}

/**
 * A source with the protection taken out.
 *
 * @throws if the code that protects does not occur exactly once
 */
export function mutate(source: string, { file, remove, insert = '' }: Mutation): string {
	return [remove].flat().reduce((text, code) => {
		const parts = text.split(code)
		if (parts.length !== 2) {
			throw new Error(`${file} has ${parts.length - 1} times, instead of once:\n${code}`)
		}
		return parts.join(insert)
	}, source)
}
