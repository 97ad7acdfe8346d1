import { expect, test } from 'vitest'
import { deliveryFailure } from './delivery-failure.ts'

test.each([
	['nothing known', new Error('no'), 'unknown'],
	[
		'a code of the network',
		Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
		'ECONNREFUSED',
	],
	['a code that is words', Object.assign(new Error('no'), { code: 'no such host' }), 'unknown'],
	['a reply of the server', Object.assign(new Error('no'), { responseCode: 451 }), '451'],
	['no error at all', 'no', 'unknown'],
])('of %s the code is never empty', (_name, error, code) => {
	expect(deliveryFailure(error)).toEqual({ code, isFinal: false })
})
