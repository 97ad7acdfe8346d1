import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockReleases, chooseRelease } from '#server/platform/release/choose-release.ts'
import { ReleaseError } from '#server/platform/release/release-error.ts'
import {
	currentRelease,
	listReleases,
	setCurrentRelease,
} from '#server/platform/release/release-folder.ts'
import { dailyDatabases, openTestStore } from '#testing/databases.ts'
import { writeRelease } from '#testing/releases.ts'
import { writeSite } from '#testing/site-server.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { keepFirstSite, releaseWith, resumePublication, servePublication } from './publisher.ts'

const edits = { 'pages/de/home.yaml': { 'hero/title': 'Neu', 'hero/lede': 'Auch neu' } }

describe.each(dailyDatabases)('$kind', (kind) => {
	/** Two releases, of which the first is served, and the edits published with the second. */
	async function createSite() {
		const { store } = await openTestStore(kind)
		const folder = await createTemporaryFolder()
		const [first, second] = [writeRelease(folder, 1), writeRelease(folder, 2)]
		const parts = { folder, store: store.words }
		chooseRelease(folder, first)
		const publication = { id: 'p1', releaseId: second, edits, after: null }
		return { store, folder, first, second, parts, publication }
	}

	test('a release is served and its words are recorded', async () => {
		const { store, folder, second, parts, publication } = await createSite()
		await servePublication(parts, publication, 'ada')
		expect(currentRelease(folder)).toBe(second)
		expect(await store.words.published()).toEqual(edits)
		expect(await store.words.interruptedPublication()).toBeNull()
	})

	test.each(['before', 'after'] as const)(
		'a kill %s the swap is completed, and the log has the publication once',
		async (when) => {
			const { store, folder, first, second, parts, publication } = await createSite()
			await store.words.beginPublication(publication, 'ada')
			if (when === 'after') chooseRelease(folder, second)
			expect(currentRelease(folder)).toBe(when === 'after' ? second : first)
			await resumePublication(parts)
			await resumePublication(parts)
			expect(currentRelease(folder)).toBe(second)
			expect(await store.words.published()).toEqual(edits)
			const actions = (await store.audit.newest()).map(({ action }) => action)
			expect(actions).toEqual(['texts published'])
		},
	)

	test('a release that cannot be swapped in leaves nothing behind', async () => {
		const { store, folder, first, parts, publication } = await createSite()
		const unlock = lockReleases(join(folder, '.choice.lock'), new ReleaseError('busy'))
		await expect(servePublication(parts, publication, 'ada')).rejects.toThrow(ReleaseError)
		unlock()
		expect(currentRelease(folder)).toBe(first)
		expect([await store.words.publications(), await store.audit.newest()]).toEqual([[], []])
	})

	test('a publication whose release another server has is left to it', async () => {
		const { store, folder, first, parts, publication } = await createSite()
		await store.words.beginPublication(
			{ ...publication, releaseId: '2026-11-27T00-00-00-000Z' },
			'ada',
		)
		await resumePublication(parts)
		expect(currentRelease(folder)).toBe(first)
		expect(await store.words.interruptedPublication()).toMatchObject({ id: 'p1' })
	})
})

test('the newest release with the same words is found, in whatever order they were written', async () => {
	const folder = await createTemporaryFolder()
	const ids = [1, 2, 3].map((second) => writeRelease(folder, second))
	setCurrentRelease(folder, ids[2] ?? '')
	for (const id of ids.slice(0, 2)) {
		writeFileSync(
			join(folder, id, '.words.json'),
			'{"pages/de/home.yaml":{"hero/lede":"Auch neu","hero/title":"Neu"}}',
		)
	}
	expect(releaseWith(folder, edits, null)).toBe(ids[1])
	expect(releaseWith(folder, {}, null)).toBe(ids[2])
	const other = { 'pages/de/home.yaml': { 'hero/title': 'Neu' } }
	expect(releaseWith(folder, other, null)).toBeNull()
})

test('the site before the first release is kept as one, whole and under its own time', async () => {
	const folder = await createTemporaryFolder()
	const [site, remove] = writeSite({ '.words.json': '{}' })
	const builtAt = new Date('2026-11-27T01:02:03.004Z')
	utimesSync(join(site, 'index.html'), builtAt, builtAt)
	keepFirstSite(folder, site)
	keepFirstSite(folder, site)
	remove()
	expect(listReleases(folder)).toEqual(['2026-11-27T01-02-03-004Z'])
	expect(releaseWith(folder, {}, null)).toBe('2026-11-27T01-02-03-004Z')
	setCurrentRelease(folder, writeRelease(folder, 1))
	const [other, removeOther] = writeSite({})
	keepFirstSite(folder, other)
	removeOther()
	expect(listReleases(folder)).toHaveLength(2)
})

test('a release of other files or settings is not the same, whatever its words are', async () => {
	const folder = await createTemporaryFolder()
	const [older = '', newer = '', served = ''] = [1, 2, 3].map((second) =>
		writeRelease(folder, second),
	)
	const stamp = (id: string, text: string) => writeFileSync(join(folder, id, '.stamp'), text)
	stamp(older, 'files-1 words-1')
	stamp(newer, 'files-2 words-1')
	stamp(served, 'files-1 words-2')
	writeFileSync(join(folder, served, '.words.json'), JSON.stringify(edits))
	expect(releaseWith(folder, {}, join(folder, served))).toBe(older)
	expect(releaseWith(folder, {}, join(folder, newer))).toBe(newer)
})
