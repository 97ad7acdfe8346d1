import { expect, test } from 'vitest'
import { type StatusEvent, statusHistory } from './status-history.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
const event = (minute: number, status: StatusEvent['status']) => ({ at: at(minute), status })
const statuses = (...events: readonly StatusEvent[]) =>
	statusHistory({ created_at: at(0), status: 'active' }, events).map(({ status }) => status)

test('the history shows a signup as pending until its confirmation', () => {
	expect(
		statusHistory({ created_at: at(0), status: 'active' }, [
			event(0, 'signup'),
			event(4, 'active'),
		]),
	).toEqual([
		{ at: at(0), status: 'pending' },
		{ at: at(4), status: 'active' },
	])
})

test('a new signup after an unsubscription adds the status pending to the history', () => {
	expect(
		statuses(event(9, 'signup'), event(5, 'unsubscribed'), event(4, 'active'), event(0, 'signup')),
	).toEqual(['pending', 'active', 'unsubscribed', 'pending'])
})

test('a new signup of an active address, and an event with the current status, add no status to the history', () => {
	expect(statuses(event(4, 'active'), event(5, 'active'), event(6, 'signup'))).toEqual([
		'pending',
		'active',
	])
})

test('the history of a row without events consists of its current status', () => {
	expect(statuses()).toEqual(['active'])
})
