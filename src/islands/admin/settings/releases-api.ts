import { type ReleaseChoice, type ReleaseList, releaseList } from '#contract/releases.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

export async function readReleases(signal: AbortSignal): Promise<ReleaseList> {
	return await getJson(releaseList, '/api/admin/releases', signal)
}

/** Returns true, so that a result differs from the null of a cancelled proof. */
export async function buildPages(): Promise<true> {
	await requireOk(await postJson('/api/admin/releases/build', {}))
	return true
}

export async function cancelBuild(): Promise<true> {
	await requireOk(await postJson('/api/admin/releases/cancel', {}))
	return true
}

export async function serveRelease(choice: ReleaseChoice): Promise<true> {
	await requireOk(await postJson('/api/admin/releases/use', choice))
	return true
}
