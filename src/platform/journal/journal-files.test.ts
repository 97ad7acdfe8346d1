import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { journalPlaces } from '#testing/databases.ts'
import { openJournalFiles } from './journal-files.ts'

const names = ['2026-01-05', '2026-01-06', 'id'] as const
const name = fc.constantFrom(...names)
const lines = fc.array(fc.stringMatching(/^[\w:-]{1,9}$/), { maxLength: 3 })
const step = fc.oneof(fc.record({ name, lines }), fc.record({ name, lines: fc.constant(null) }))

test.each(journalPlaces)(
	'$place: the lines of a journal are kept in order until their file is removed',
	async ({ create }) => {
		const place = await create()
		const [files, again] = [openJournalFiles(place), openJournalFiles(place)]
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
				for (const each of names) await files.remove(each)
				const expected = new Map<string, readonly string[]>()
				for (const { name: file, lines: added } of steps) {
					if (added === null) {
						await files.remove(file)
						expected.delete(file)
					} else {
						await files.append(file, added)
						expected.set(file, [...(expected.get(file) ?? []), ...added])
					}
				}
				for (const each of names) expect(await again.lines(each)).toEqual(expected.get(each) ?? [])
				const filled = names.filter((each) => expected.get(each)?.length)
				expect(await again.names()).toEqual(expect.arrayContaining(filled))
			}),
			{ numRuns: 15 },
		)
	},
)
