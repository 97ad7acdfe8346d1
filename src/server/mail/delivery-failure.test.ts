import { expect, test } from 'vitest'
import { deliveryFailure } from './delivery-failure.ts'

test.each([
	['an error without a code', new Error('no'), 'unknown'],
	['a network error', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
	[
		'an error whose code is text',
		Object.assign(new Error('no'), { code: 'no such host' }),
		'unknown',
	],
	['a reply of the mail server', Object.assign(new Error('no'), { responseCode: 451 }), '451'],
	['a thrown string', 'no', 'unknown'],
])('%s has a code that is not empty', (_name, error, code) => {
	expect(deliveryFailure(error)).toEqual({ code, isFinal: false })
})
