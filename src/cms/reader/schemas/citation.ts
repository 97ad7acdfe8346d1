import type { Publication } from './facts.ts'

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
