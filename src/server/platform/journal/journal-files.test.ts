import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { journalPlaces } from '#testing/databases.ts'
import { openJournalFiles } from './journal-files.ts'

const name = fc.constantFrom('2026-01-05', '2026-01-06', 'id')
const step = fc.oneof(
	fc.record({ name, lines: fc.array(fc.stringMatching(/^[\w:-]{1,9}$/), { maxLength: 3 }) }),
	fc.record({ removed: name }),
)

test.each(journalPlaces)(
	'$place: every line is kept in order until its file is removed',
	async ({ create }) => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
				const place = await create()
				const files = openJournalFiles(place)
				const expected = new Map<string, readonly string[]>()
				for (const each of steps) {
					if ('removed' in each) {
						await files.remove(each.removed)
						expected.delete(each.removed)
					} else {
						await files.append(each.name, each.lines)
						expected.set(each.name, [...(expected.get(each.name) ?? []), ...each.lines])
					}
				}
				const again = openJournalFiles(place)
				for (const each of ['2026-01-05', '2026-01-06', 'id']) {
					expect(await Array.fromAsync(again.lines(each))).toEqual(expected.get(each) ?? [])
				}
				const names = [...expected].filter(([, lines]) => lines.length > 0).map(([each]) => each)
				expect(await again.names()).toEqual(expect.arrayContaining(names))
			}),
			{ numRuns: 15 },
		)
	},
)

test('a database returns more lines than one query reads', async () => {
	const [, database] = journalPlaces
	const files = openJournalFiles(await database.create())
	const lines = Array.from({ length: 10_001 }, (_, index) => `line ${index}`)
	await files.append('2026-01-05', lines.slice(0, 10_000))
	expect(await Array.fromAsync(files.lines('2026-01-05'))).toHaveLength(10_000)
	await files.append('2026-01-05', lines.slice(10_000))
	expect(await Array.fromAsync(files.lines('2026-01-05'))).toEqual(lines)
})
