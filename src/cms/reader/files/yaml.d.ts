/**
 * A file of words, loaded by `vite-words.ts`. The importing code states its type; `scripts/panel-types.ts` generates
 * the types of the panel's files, and of the English files that other languages follow.
 */
declare module '*.yaml' {
	const words: unknown
	export default words
}
