import { expect, test } from 'vitest'
import { errorDetails } from './error-details.ts'

test('a logged error has its name, code and stack locations, but not its message', () => {
	const error = Object.assign(new TypeError('ada@example.com is wrong'), { code: 'E_WRONG' })
	const details = errorDetails(error)
	expect(details).toMatchObject({ name: 'TypeError', code: 'E_WRONG' })
	expect(details).toHaveProperty('places.0', expect.stringContaining('error-details.test.ts'))
	expect(JSON.stringify(details)).not.toContain('ada@')
})

test('the log names a full disk as the reason for an error', () => {
	const full = Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
	expect(errorDetails(full)).toMatchObject({ reason: 'The disk is full' })
	const noSpace = Object.assign(new Error(), { code: 'ENOSPC' })
	expect(errorDetails(noSpace)).toMatchObject({ reason: 'The disk is full' })
	expect(errorDetails(new Error())).not.toHaveProperty('reason')
})
