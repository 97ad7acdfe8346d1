/** A file of words, from `vite-words.ts`. The importer names its type, except for the panel: `scripts/panel-types.ts`. */
declare module '*.yaml' {
	const words: unknown
	export default words
}
