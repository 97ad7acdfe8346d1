import type { CountReport } from '#features/counts/messages/count-report.ts'
import { apiUrl } from './api.ts'

/**
 * Counts a failure of the panel, as `track` does on public pages. Views of the panel are not counted, because it is
 * private. Sends nothing about the error or the place, since the address of a place may be a person's.
 */
export function reportFailure(): void {
	const report: CountReport = { event: 'island_failed', path: '/waitlist' }
	navigator.sendBeacon(apiUrl('/api/counts'), JSON.stringify(report))
}
