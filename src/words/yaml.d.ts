/** A file of words, made by `vite-words.ts`. The importing module names the type of its schema. */
declare module '*.yaml' {
	const words: unknown
	export default words
}
