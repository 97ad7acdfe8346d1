// Writes .schemas/panel.d.ts with the types of the panel's texts, and of the collections with the shape of their English
// file: `string`, or `Message<names>` for a text with arguments. Run by `npm run schemas`, `npm run dev`, `npm test` and `npm run test:all`.
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

function typeOf(words: unknown): string {
	if (Array.isArray(words)) return `[${words.map(typeOf).join(', ')}]`
	if (typeof words === 'object' && words !== null) {
		const lines = Object.entries(words).map(
			([key, value]) => `readonly ${JSON.stringify(key)}: ${typeOf(value)}`,
		)
		return `{\n${lines.join('\n')}\n}`
	}
	const names = argumentsOf(String(words)).map((name) => JSON.stringify(name))
	return names.length === 0 ? 'string & Message' : `Message<${names.join(' | ')}>`
}

const originals = Object.values(collections).flatMap((each) =>
	'original' in each ? [each.original] : [],
)
const modules = [...repositoryFiles('messages/es/panel/*.yaml').toSorted(), ...originals].map(
	(file) => `declare module '#content/${file}' {
type Message<Name extends string = never> = import('#cms/reader/format/message.ts').Message<Name>
const words: ${typeOf(parse(readRepositoryFile(file)))}
export default words
}
`,
)

mkdirSync(options.out, { recursive: true })
writeFileSync(join(options.out, 'panel.d.ts'), modules.join(''))
