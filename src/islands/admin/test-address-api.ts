import { type TestAddress, testAddress } from '#contract/letter-preview.ts'
import { getJson, postJson, requireOk } from './api.ts'

/** Reads where test mails of the account go. */
export async function readTestAddress(_query: string, signal: AbortSignal): Promise<TestAddress> {
	return await getJson(testAddress, '/api/admin/test-address', signal)
}

/** Returns true, so that a result differs from the null of a cancelled proof. */
export async function saveTestAddress(message: TestAddress): Promise<true> {
	await requireOk(await postJson('/api/admin/test-address', message))
	return true
}
