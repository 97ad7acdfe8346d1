/**
 * Prints randomly chosen messages of the tool "Say no", for a person to proofread: `node scripts/draw-messages.ts pt
 * 150 2026`. The same seed chooses the same cases, so they can be read again after the words have changed.
 */
import { allChoices } from '#site/say-no/rules/choices.ts'
import { composeMessage, messageBody } from '#site/say-no/rules/compose.ts'
import { words } from '#cms/reader/entries.ts'

const [language, count = '150', seed = '1'] = process.argv.slice(2)
if (language !== 'en' && language !== 'de' && language !== 'pt') {
	throw new Error('Usage: node scripts/draw-messages.ts en|de|pt [count] [seed]')
}

const messages = words('sayNoMessages', language)
const random = mulberry32(Number(seed))
const drawn = [...allChoices()]
	.map((choice) => ({ choice, order: random() }))
	.toSorted((one, other) => one.order - other.order)
	.slice(0, Number(count))

for (const [index, { choice }] of drawn.entries()) {
	const { who, what, how, tone, end } = choice
	const message = composeMessage(messages, choice)
	const subject = message.subject === undefined ? '' : `Subject: ${message.subject}\n`
	console.log(`${index + 1}. ${who}, ${what}, ${how}, ${tone}, ${end}`)
	console.log(`${subject}${messageBody(message, choice.how)}\n`)
}

/** A small seeded generator of numbers from 0 to 1, by Tommy Ettinger (public domain). */
function mulberry32(start: number): () => number {
	let state = start
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}
