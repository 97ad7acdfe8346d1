/**
 * A file of words, loaded by `vite-words.ts`. The importer declares its type. Types of the panel's files are generated
 * by `scripts/panel-types.ts`.
 */
declare module '*.yaml' {
	const words: unknown
	export default words
}
