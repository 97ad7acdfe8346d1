/** A file of words, made by `vite-words.ts`. Of one that exists in several languages, the importing module names the type. */
declare module '*.yaml' {
	const words: unknown
	export default words
}

// The panel has one language; the build checks each file by this schema.
declare module '#content/messages/es/panel/account.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/account.ts').account>
	export default words
}

declare module '#content/messages/es/panel/counts.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/counts.ts').counts>
	export default words
}

declare module '#content/messages/es/panel/findings.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/findings.ts').findings>
	export default words
}

declare module '#content/messages/es/panel/import.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/import.ts').importWords>
	export default words
}

declare module '#content/messages/es/panel/launch.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/launch.ts').launch>
	export default words
}

declare module '#content/messages/es/panel/letter-draft.yaml' {
	const words: import('zod').output<
		typeof import('#words/schemas/panel/letter-draft.ts').letterDraft
	>
	export default words
}

declare module '#content/messages/es/panel/letter-list.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/letter-list.ts').letterList>
	export default words
}

declare module '#content/messages/es/panel/letter-pictures.yaml' {
	const words: import('zod').output<
		typeof import('#words/schemas/panel/letter-pictures.ts').letterPictures
	>
	export default words
}

declare module '#content/messages/es/panel/letter-run.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/letter-run.ts').letterRun>
	export default words
}

declare module '#content/messages/es/panel/letters.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/letters.ts').letters>
	export default words
}

declare module '#content/messages/es/panel/list.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/list.ts').list>
	export default words
}

declare module '#content/messages/es/panel/person.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/person.ts').person>
	export default words
}

declare module '#content/messages/es/panel/places.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/places.ts').places>
	export default words
}

declare module '#content/messages/es/panel/releases.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/releases.ts').releases>
	export default words
}

declare module '#content/messages/es/panel/series.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/series.ts').series>
	export default words
}

declare module '#content/messages/es/panel/settings.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/settings.ts').settings>
	export default words
}

declare module '#content/messages/es/panel/shell.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/shell.ts').shell>
	export default words
}

declare module '#content/messages/es/panel/start.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/start.ts').start>
	export default words
}

declare module '#content/messages/es/panel/words.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/words.ts').words>
	export default words
}

declare module '#content/messages/es/panel/words-facts.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/words-facts.ts').facts>
	export default words
}

declare module '#content/messages/es/panel/words-history.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/words-history.ts').history>
	export default words
}

declare module '#content/messages/es/panel/words-publish.yaml' {
	const words: import('zod').output<typeof import('#words/schemas/panel/words-publish.ts').publish>
	export default words
}
