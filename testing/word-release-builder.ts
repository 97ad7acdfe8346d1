// Simulates a build by copying the built site as a release with other words: node testing/word-release-builder.ts OUT
// WORDS. Fails for words that say so.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editsText } from '#words/word-edits.ts'

const [out = '', words = ''] = process.argv.slice(2)
const edits = readFileSync(words, 'utf8')
if (edits.includes('cannot be built')) {
	console.error('No bricks for src/content/messages/en/notices.yaml')
	process.exit(1)
}
cpSync('dist', out, { recursive: true })
writeFileSync(join(out, '.words.json'), editsText(JSON.parse(edits)))
