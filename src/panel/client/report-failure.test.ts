import { expect, test, vi } from 'vitest'
import { countReport } from '#features/counts/messages/count-report.ts'
import { normalizeCount } from '#features/counts/rules/count.ts'
import { reportFailure } from './report-failure.ts'

test('the report of a failure contains only the event and the address of the panel', () => {
	const sendBeacon = vi.fn<(address: string, message: string) => void>()
	vi.stubGlobal('navigator', { sendBeacon })
	vi.stubGlobal('document', { documentElement: { dataset: {} } })
	reportFailure()
	const [address, message = ''] = sendBeacon.mock.calls[0] ?? []
	expect(address).toBe('/api/counts')
	expect(normalizeCount(countReport.parse(JSON.parse(message)))).toEqual({
		event: 'island_failed',
		path: 'other',
		source: 'direct',
		campaign: 'none',
		locale: 'other',
	})
})
