import type {
	RegistrationPage,
	RegistrationSummary,
} from '#features/people/messages/registration-page.ts'
import { openPanel } from './open-panel.tsx'
import type { ServedRequest } from './serve.ts'

/** Route of a list page. */
export const list = 'GET /api/admin/registrations'

const row = (index: number): RegistrationPage['rows'][number] => ({
	id: String(index),
	email: `person${index}@example.com`,
	source: 'premium',
	status: ['active', 'pending'][index % 2] ?? '',
	created_at: '2026-11-20T12:00:00.000Z',
	locale: 'en',
	country: index === 0 ? 'DE' : null,
	campaign: null,
	referrer: null,
	confirmed_at: index === 0 ? '2026-11-21T08:30:00.000Z' : null,
	tags: index === 0 ? 'beta, prensa' : null,
})

/** Page size of `pagesOf`. */
export const pageSize = 3

/** Answers any request for the list with a page of three rows, out of `count` rows in all. */
export const pagesOf =
	(count: number) =>
	({ query }: Pick<ServedRequest, 'query'>): RegistrationPage => {
		const offset = Number(query['cursor'] ?? 0)
		return {
			rows: Array.from({ length: Math.min(pageSize, count - offset) }, (_, index) =>
				row(offset + index),
			),
			count,
			offset,
			next: offset + pageSize < count ? String(offset + pageSize) : null,
			previous: offset > 0 ? String(offset - pageSize) : null,
		}
	}

const summary: RegistrationSummary = {
	count: 4_812,
	status: ['active', 'pending', 'unsubscribed'].map((value) => ({ value, count: 7 })),
	source: [{ value: 'premium', count: 4_812 }],
	locale: [{ value: 'en', count: 4_812 }],
	country: [{ value: 'DE', count: 3 }],
	campaign: [],
	tags: [{ value: 'prensa', count: 3 }],
	letters: [{ id: 'l1', name: 'Abrimos', count: 12 }],
	days: [{ day: '2026-11-20', count: 5 }],
}

export function openList(address = '/waitlist', answers: Record<string, unknown> = {}) {
	return openPanel(address, {
		[list]: pagesOf(4_812),
		'GET /api/admin/registrations/summary': summary,
		'GET /api/admin/columns': { columns: [], isInCsv: false },
		'GET /api/admin/segments': [],
		'GET /api/admin/list-changes': { change: null },
		...answers,
	})
}
