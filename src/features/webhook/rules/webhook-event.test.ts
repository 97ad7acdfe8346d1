import { expect, test } from 'vitest'
import { webhookBody } from './webhook-event.ts'

const event = {
	registrationId: '7',
	email: 'ada@example.com',
	happenedAt: '2026-01-05T12:00:00.000Z',
}

test('the event of a confirmation contains the id and the address', () => {
	expect(JSON.parse(webhookBody({ ...event, type: 'confirmed' }))).toEqual({
		type: 'waitlist.confirmed',
		timestamp: '2026-01-05T12:00:00.000Z',
		data: { id: '7', email: 'ada@example.com' },
	})
})

test.each(['unsubscribed', 'erased'] as const)('the event "%s" contains only the id', (type) => {
	expect(JSON.parse(webhookBody({ ...event, type }))).toEqual({
		type: `waitlist.${type}`,
		timestamp: '2026-01-05T12:00:00.000Z',
		data: { id: '7' },
	})
})
