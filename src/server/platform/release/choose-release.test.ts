import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { chooseRelease, lockReleases } from './choose-release.ts'
import { ReleaseError } from './release-error.ts'
import { currentRelease, listReleases, releaseIdAt, setCurrentRelease } from './release-folder.ts'

test('a release that is not there is refused by name', async () => {
	const folder = await createTemporaryFolder()
	const missing = releaseIdAt(1_000)
	expect(() => chooseRelease(folder, missing)).toThrow(`There is no release ${missing}`)
	expect(currentRelease(folder)).toBeNull()
})

test('the chosen release stays, the one before however old it is, and the newest of the others', async () => {
	const folder = await createTemporaryFolder()
	const [first = '', , third, fourth = ''] = [1, 2, 3, 4].map((each) => writeRelease(folder, each))
	setCurrentRelease(folder, first)
	chooseRelease(folder, fourth)
	expect(currentRelease(folder)).toBe(fourth)
	expect(listReleases(folder)).toEqual([fourth, third, first])
})

test('two choices at once are told apart, and a folder that is a file is named', async () => {
	const folder = await createTemporaryFolder()
	const id = writeRelease(folder, 1)
	const unlock = lockReleases(join(folder, '.choice.lock'), new ReleaseError('busy'))
	expect(() => chooseRelease(folder, id)).toThrow('Another process')
	unlock()
	chooseRelease(folder, id)
	writeFileSync(join(folder, 'file'), '')
	expect(() => lockReleases(join(folder, 'file/.lock'), new ReleaseError('busy'))).toThrow(
		'because part of its path is a file',
	)
})
