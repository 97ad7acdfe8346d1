import { type OwnerFindings, ownerFindings } from '#contract/owner-findings.ts'
import { getJson, logFailure } from './api.ts'
import { type Reading, useReading } from './useReading.ts'

/**
 * What needs a look by the owner, read again in each place.
 *
 * @param path of the place; null without a session
 */
export function useFindings(path: string | null): Reading<OwnerFindings> {
	return useReading(path, { read: readFindings, onFailure: logFailure })
}

async function readFindings(_path: string, signal: AbortSignal): Promise<OwnerFindings> {
	return await getJson(ownerFindings, '/api/admin/findings', signal)
}
