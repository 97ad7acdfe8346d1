/** A file of words, made by `vite-words.ts`. The importing module names its type, but of the panel's: see `scripts/panel-types.ts`. */
declare module '*.yaml' {
	const words: unknown
	export default words
}
