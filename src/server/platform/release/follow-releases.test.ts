import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { releasesIn, writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { readBuiltSite, serveSite } from './built-site.ts'
import { chooseRelease } from './choose-release.ts'
import { followReleases } from './follow-releases.ts'
import { currentRelease, setCurrentRelease } from './release-folder.ts'

/** Follows the releases of a folder, beginning with its current one. */
function follow(folder: string) {
	const served = serveSite(readBuiltSite(join(folder, currentRelease(folder) ?? '')))
	const warn = vi.fn<(details: object, message: string) => void>()
	const onReplaced = vi.fn<(folder: string) => Promise<void>>(async () => {})
	const follower = followReleases({
		folder,
		served,
		log: { warn },
		onReplaced,
	})
	onTestFinished(() => follower.stop())
	return { served, warn, onReplaced }
}

async function folderWithTwo() {
	const folder = await createTemporaryFolder()
	const ids = [writeRelease(folder, 1), writeRelease(folder, 2)] as const
	setCurrentRelease(folder, ids[0])
	return { folder, ids }
}

test('a release that is chosen is served, and so is the one before when it is brought back', async () => {
	const { folder, ids } = await folderWithTwo()
	const { served, warn, onReplaced } = follow(folder)
	for (const id of [ids[1], ids[0]]) {
		chooseRelease(folder, id)
		await eventually(() => expect(served.site().name).toBe(id))
		expect(onReplaced).toHaveBeenLastCalledWith(join(folder, id))
	}
	expect(warn).not.toHaveBeenCalled()
})

test('page, template and policy change together, and what was read before stays as it was', async () => {
	const { folder, ids } = await folderWithTwo()
	const served = serveSite(readBuiltSite(join(folder, ids[0])))
	const before = served.files.get('/week')
	const headers = new Headers()
	const reply: Parameters<typeof served.templates.pageTemplate>[0] = {
		// oxlint-disable-next-line no-unsafe-type-assertion -- Fastify returns the reply, which nobody uses here.
		header: (name: string, value: unknown) => (headers.set(name, String(value)), reply) as never,
	}
	const template = served.templates.pageTemplate(reply)
	served.replace(readBuiltSite(join(folder, ids[1])))
	const page = template({ title: '', language: 'en', body: '<main></main>' })
	expect(await releasesIn(new Response(page, { headers }))).toEqual([ids[0]])
	expect(served.files.get('/week')).not.toEqual(before)
	served.templates.pageTemplate(reply)
	expect(headers.get('content-security-policy')).toBe(`report-to ${ids[1]}`)
})

test('a release that cannot be read is reported once, and the one before stays', async () => {
	const { folder, ids } = await folderWithTwo()
	const { served, warn } = follow(folder)
	writeFileSync(join(folder, ids[1], '.policies.json'), '{')
	setCurrentRelease(folder, ids[1])
	await eventually(() => expect(warn).toHaveBeenCalled())
	expect(served.site().name).toBe(ids[0])
	const third = writeRelease(folder, 3)
	setCurrentRelease(folder, third)
	await eventually(() => expect(served.site().name).toBe(third))
	expect(warn).toHaveBeenCalledOnce()
})
