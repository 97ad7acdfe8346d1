// Writes .schemas/panel.d.ts with the types of the panel's texts, and of the collections with the shape of their English
// file: `string`, or `Message<names>` for a text with arguments. Run by `npm run schemas`, `npm run dev`, `npm test` and
// `npm run test:all`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { collections } from '#cms/reader/collections.ts'
import { argumentsOf } from '#cms/reader/format/message.ts'
import { readRepositoryFile, repositoryFiles } from '#cms/reader/files/words-files.ts'
import { readOptions } from '#app/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const { values: options } = readOptions(usageOf(import.meta.filename), {
	out: { type: 'string', default: '.schemas' },
})

/** @param text the type of a text without arguments: the panel uses each of its texts as a message too */
function typeOf(words: unknown, text: string): string {
	if (Array.isArray(words)) return `[${words.map((each) => typeOf(each, text)).join(', ')}]`
	if (typeof words === 'object' && words !== null) {
		const lines = Object.entries(words).map(
			([key, value]) => `readonly ${JSON.stringify(key)}: ${typeOf(value, text)}`,
		)
		return `{\n${lines.join('\n')}\n}`
	}
	const names = argumentsOf(String(words)).map((name) => JSON.stringify(name))
	return names.length === 0 ? text : `Message<${names.join(' | ')}>`
}

function moduleOf(file: string, text: string): string {
	return `declare module '#content/${file}' {
type Message<Name extends string = never> = import('#cms/reader/format/message.ts').Message<Name>
const words: ${typeOf(parse(readRepositoryFile(file)), text)}
export default words
}
`
}

const panel = repositoryFiles('messages/es/panel/*.yaml').toSorted()
const modules = [
	...panel.map((file) => moduleOf(file, 'string & Message')),
	...Object.values(collections).flatMap((each) =>
		'original' in each ? [moduleOf(each.original, 'string')] : [],
	),
]

mkdirSync(options.out, { recursive: true })
writeFileSync(join(options.out, 'panel.d.ts'), modules.join(''))
