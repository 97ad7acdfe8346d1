/** A published work: a paper, a book or a public page. */
export type Publication = {
	/** In the style of citations: "Leikas & Ilmarinen", "Hall and others". */
	readonly authors: string
	readonly year: number
	readonly title: string
	/** Journal and volume, or publisher. */
	readonly venue: string
	/** `10.1111/jopy.12264`, without the resolver. */
	readonly doi?: string | undefined
	/** URL of a work without a DOI. */
	readonly url?: string | undefined
}

/** A publication cited by `[^key]`. */
export type Source = Publication & { readonly key: string }

/** A statement about the state of research, with the publications that support it. */
export type Finding = {
	readonly text: string
	readonly sources: readonly Publication[]
}

/** Advice for a missing source. */
export function noSource(key: string): string {
	return `There is no source “${key}” in src/content/facts/sources.yaml. Correct the key, or add the source there.`
}
