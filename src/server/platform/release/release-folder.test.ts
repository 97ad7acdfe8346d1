import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { releaseFileError } from './release-error.ts'
import {
	currentRelease,
	hasRelease,
	releaseIdAt,
	removeLeftovers,
	setCurrentRelease,
} from './release-folder.ts'

async function folderWith(seconds: readonly number[]) {
	const folder = await createTemporaryFolder()
	return { folder, ids: seconds.map((second) => writeRelease(folder, second)) }
}

test('names of releases sort by time and have no colons', () => {
	const times = [0, 999, 1_000, Date.UTC(2026, 10, 26, 22), Date.UTC(2030, 0)]
	const ids = times.map(releaseIdAt)
	expect(ids.toSorted()).toEqual(ids)
	expect(ids[3]).toBe('2026-11-26T22-00-00-000Z')
})

test('the link leads to the release that was set last, and no other link stays', async () => {
	const { folder, ids } = await folderWith([1, 2])
	expect(currentRelease(folder)).toBeNull()
	for (const id of ids) setCurrentRelease(folder, id)
	expect(currentRelease(folder)).toBe(ids[1])
	expect(lstatSync(join(folder, 'current')).isSymbolicLink()).toBe(true)
	expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('the newest release stands in for a current one that was removed', async () => {
	const { folder, ids } = await folderWith([1, 2, 3])
	setCurrentRelease(folder, ids[2] ?? '')
	rmSync(join(folder, ids[2] ?? ''), { recursive: true })
	expect(currentRelease(folder)).toBe(ids[1])
})

test('what killed builds, deletions and swaps have left is removed, and nothing else', async () => {
	const { folder, ids } = await folderWith([1])
	setCurrentRelease(folder, ids[0] ?? '')
	for (const name of ['.building-x', '.old-x', 'notes']) mkdirSync(join(folder, name))
	symlinkSync('x', join(folder, '.next-x'))
	removeLeftovers(folder, Date.now())
	expect(readdirSync(folder)).toContain('.next-x')
	removeLeftovers(folder, Date.now() + 3_600_000)
	expect(readdirSync(folder).toSorted()).toEqual([ids[0], 'current', 'notes'])
})

test('text that is no name of a release leads nowhere', async () => {
	const { folder } = await folderWith([1])
	for (const text of [
		'',
		'.',
		'..',
		'current',
		'/etc',
		'.building-x',
		`../${releaseIdAt(1_000)}`,
	]) {
		expect(hasRelease(folder, text)).toBe(false)
	}
})

const sentence = (code: string) =>
	String(releaseFileError(Object.assign(new Error('x'), { code }), '/data/releases'))

test('a full disk and a folder that cannot be written to are named in a sentence', () => {
	expect(sentence('ENOSPC')).toContain('The disk of /data/releases is full.')
	expect(sentence('EROFS')).toContain('/data/releases is on a read-only disk.')
	expect(sentence('EACCES')).toContain('This user may not write to /data/releases.')
	expect(sentence('EOTHER')).toBe('Error: x')
})
