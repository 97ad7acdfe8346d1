import { useEffect, useEffectEvent } from 'react'
import { type OwnerFindings, ownerFindings } from '#contract/owner-findings.ts'
import { getJson } from './api.ts'
import { type Reading, useReading } from './useReading.ts'

/** An outage of the mail server is detected within eight minutes, and reported within ten. */
const readingIntervalMs = 90_000

/**
 * Tasks for the owner, refreshed in each place and while one stays open.
 *
 * @param path of the place; null without a session
 */
export function useFindings(path: string | null): Reading<OwnerFindings> {
	const reading = useReading(path, { read: readFindings })
	const readAgain = useEffectEvent(() => reading.reload())
	useEffect(() => {
		if (path === null) return undefined
		const timer = setInterval(() => readAgain(), readingIntervalMs)
		return () => clearInterval(timer)
	}, [path])
	return reading
}

async function readFindings(_path: string, signal: AbortSignal): Promise<OwnerFindings> {
	return await getJson(ownerFindings, '/api/admin/findings', signal)
}
