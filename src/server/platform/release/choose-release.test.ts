import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dailyDatabases, openTestStore } from '#testing/databases.ts'
import { ReleaseError } from './release-error.ts'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { chooseNewRelease, chooseRelease, lockReleases } from './choose-release.ts'
import { currentRelease, listReleases, releaseIdAt } from './release-folder.ts'

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a choice is recorded for all processes before the link is swapped', async () => {
		const { store } = await openTestStore(kind)
		const folder = await createTemporaryFolder()
		expect(await store.chosenRelease.read()).toBeNull()
		for (const second of [1, 2]) {
			const id = writeRelease(folder, second)
			await chooseRelease({ folder, chosen: store.chosenRelease }, id)
			expect(await store.chosenRelease.read()).toBe(id)
			expect(currentRelease(folder)).toBe(id)
		}
	})
})

test('a choice that the database refuses changes nothing', async () => {
	const folder = await createTemporaryFolder()
	const [first, second] = [writeRelease(folder, 1), writeRelease(folder, 2)]
	await chooseRelease({ folder, chosen: null }, first)
	const chosen = { choose: () => Promise.reject(new Error('away')) }
	await expect(chooseRelease({ folder, chosen }, second)).rejects.toThrow('away')
	expect(currentRelease(folder)).toBe(first)
})

test('a release that is not there is refused by name', async () => {
	const folder = await createTemporaryFolder()
	const missing = releaseIdAt(1_000)
	await expect(chooseRelease({ folder, chosen: null }, missing)).rejects.toThrow(
		`There is no release ${missing}`,
	)
	expect(currentRelease(folder)).toBeNull()
})

test('a new release removes the oldest of six', async () => {
	const folder = await createTemporaryFolder()
	const ids = [1, 2, 3, 4, 5, 6].map((second) => writeRelease(folder, second))
	expect(await chooseNewRelease({ folder, chosen: null }, ids[5] ?? '')).toEqual([ids[0]])
	expect(listReleases(folder)).toHaveLength(5)
})

test('two commands at once are told apart, and a folder that is a file is named', async () => {
	const folder = await createTemporaryFolder()
	const id = writeRelease(folder, 1)
	const unlock = lockReleases(join(folder, '.choice.lock'), new ReleaseError('busy'))
	await expect(chooseRelease({ folder, chosen: null }, id)).rejects.toThrow('Another command')
	unlock()
	await chooseRelease({ folder, chosen: null }, id)
	writeFileSync(join(folder, 'file'), '')
	expect(() => lockReleases(join(folder, 'file/.lock'), new ReleaseError('busy'))).toThrow(
		'because part of its path is a file',
	)
})
