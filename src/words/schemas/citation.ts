/** A published work: a paper, a book or a public page. */
export type Publication = {
	/** As a citation names them: "Leikas & Ilmarinen", "Hall and others". */
	readonly authors: string
	readonly year: number
	readonly title: string
	/** Journal and volume, or publisher. */
	readonly venue: string
	/** `10.1111/jopy.12264`, without the resolver. */
	readonly doi?: string | undefined
	/** Address of the work, for one without a DOI. */
	readonly url?: string | undefined
}

/** A publication that an article cites with `[^key]`. */
export type Source = Publication & { readonly key: string }

/** A statement about the state of research, with the publications that support it. */
export type Finding = {
	readonly text: string
	readonly sources: readonly Publication[]
}

/** What to do about a source that does not exist. */
export function noSource(key: string): string {
	return `There is no source “${key}” in src/content/facts/sources.yaml. Correct the key, or add the source there.`
}
