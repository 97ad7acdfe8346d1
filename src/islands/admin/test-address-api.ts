import { type TestAddress, testAddress } from '#contract/letter-preview.ts'
import { getJson, postJson, requireOk } from './api.ts'

/** Reads the account's address for test mails. */
export async function readTestAddress(_query: string, signal: AbortSignal): Promise<TestAddress> {
	return await getJson(testAddress, '/api/admin/test-address', signal)
}

/** Returns true, which differs from the null of a cancelled proof. */
export async function saveTestAddress(message: TestAddress): Promise<true> {
	await requireOk(await postJson('/api/admin/test-address', message))
	return true
}
