import type { CountReport } from '#features/counts/messages/count-report.ts'
import { apiUrl } from './api.ts'

/**
 * Counts a failure of the panel, as `track` does on public pages: the panel is a private page, whose views are not
 * counted. Sends nothing about the error or the place, since the address of a place may be a person's.
 */
export function reportFailure(): void {
	const report: CountReport = { event: 'island_failed', path: '/waitlist' }
	navigator.sendBeacon(apiUrl('/api/counts'), JSON.stringify(report))
}
