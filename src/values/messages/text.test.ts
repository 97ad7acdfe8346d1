import * as z from 'zod'
import { expect, test } from 'vitest'
import { letterChange } from '#features/letters/messages/letter.ts'
import { text, textLike, textThat, typedName } from './text.ts'

const modules = import.meta.glob<Record<string, unknown>>(
	['/src/**/messages/*.ts', '!**/*.test.ts'],
	{
		eager: true,
	},
)

/** The definition of a schema or a check; Zod keeps it in the same property of both. */
// oxlint-disable-next-line no-underscore-dangle -- Zod offers it for such readings by this name
const definitionOf = <Kind extends { _zod: { def: unknown } }>({
	_zod,
}: Kind): Kind['_zod']['def'] => _zod.def

function schemasIn(value: unknown, place: string, seen: Set<unknown>): [string, z.core.$ZodType][] {
	if (typeof value !== 'object' || value === null || seen.has(value)) return []
	seen.add(value)
	const isSchema = value instanceof z.core.$ZodType
	const inside = isSchema ? definitionOf(value) : value
	return [
		...(isSchema ? [[place, value] satisfies [string, z.core.$ZodType]] : []),
		...Object.entries(inside).flatMap(([key, each]) => schemasIn(each, `${place} ${key}`, seen)),
	]
}

/** Whether a check may be slow for a long text: a pattern other than that of dates, or a function. */
function isReading(check: z.core.$ZodCheckDef): boolean {
	const isDate = 'format' in check && check.format === 'date'
	return check.check === 'custom' || ('pattern' in check && !isDate)
}

test('a message schema limits the length of a text before a pattern or a rule checks it', () => {
	const seen = new Set<unknown>()
	const schemas = Object.entries(modules).flatMap(([file, exported]) =>
		schemasIn(exported, file, seen),
	)
	const strings = schemas.filter(([, schema]) => schema instanceof z.core.$ZodString)
	expect(strings.length).toBeGreaterThan(100)
	const unbounded = strings.filter(([, schema]) => {
		const own = schema instanceof z.core.$ZodStringFormat ? [definitionOf(schema)] : []
		const checks = [...own, ...(definitionOf(schema).checks ?? []).map(definitionOf)]
		const bound = checks.findIndex(({ check, abort }) => check === 'max_length' && abort)
		return checks.some((each, index) => isReading(each) && (bound === -1 || index < bound))
	})
	expect(unbounded.map(([place]) => place)).toEqual([])
})

const isReplyAddress = (typed: string) => letterChange.shape.reply_to.safeParse(typed).success

test('a rule is not called with a text that is too long', () => {
	const seen: string[] = []
	const schema = textThat(3, (typed) => seen.push(typed) > 0)
	expect(schema.safeParse('long').success).toBe(false)
	expect(seen).toEqual([])
})

test('a text of an allowed length is refused if it has characters that are not allowed', () => {
	expect(textLike(2, /^[A-Z]+$/).safeParse('de').success).toBe(false)
	expect(text(9).safeParse('a\0').success).toBe(false)
	expect(typedName(80).parse(' Berlin ')).toBe('Berlin')
})

test('a reply address has one @', () => {
	expect(['ada@example.com', 'ada@localhost'].every(isReplyAddress)).toBe(true)
	expect(['ada', 'a@b@c', 'ada @example.com', '@'.repeat(120_000)].some(isReplyAddress)).toBe(false)
})
