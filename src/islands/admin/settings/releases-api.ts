import { type PageStatus, pageStatus } from '#contract/releases.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

export async function readPageStatus(signal: AbortSignal): Promise<PageStatus> {
	return await getJson(pageStatus, '/api/admin/releases', signal)
}

/** Returns true, which differs from the null of a cancelled proof. */
export async function buildPages(): Promise<true> {
	await requireOk(await postJson('/api/admin/releases/build', {}))
	return true
}

export async function cancelBuild(): Promise<true> {
	await requireOk(await postJson('/api/admin/releases/cancel', {}))
	return true
}
