// Writes .schemas/panel.d.ts with the types of the panel's texts: `string`, or `Message<names>` for a text with
// arguments. Run by `npm run schemas`, `npm run dev`, `npm test` and `npm run test:all`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { factsIn } from '#cms/reader/facts/facts.ts'
import compile from 'icu-minify/compile'
import { argumentNames } from '#cms/reader/format/message.ts'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import { readWordsFile, wordsFiles } from '#cms/reader/files/words-files.ts'
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
	const names = argumentNames(compile(String(words))).map((name) => JSON.stringify(name))
	return names.length === 0 ? 'string & Message' : `Message<${names.join(' | ')}>`
}

const modules = wordsFiles('messages/es/panel/*.yaml').map((file) => {
	const words = readYaml(file, readWordsFile(file), { schema: z.json(), factsIn })
	return `declare module '#content/${file}' {
type Message<Name extends string = never> = import('#cms/reader/format/message.ts').Message<Name>
const words: ${typeOf(words)}
export default words
}
`
})

mkdirSync(options.out, { recursive: true })
writeFileSync(join(options.out, 'panel.d.ts'), modules.join(''))
