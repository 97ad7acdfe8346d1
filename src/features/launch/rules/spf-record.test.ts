import { expect, test } from 'vitest'
import { spfRecord } from './spf-record.ts'

test('the SPF record includes a known mail provider, names any other mail server, and omits a server on this machine', () => {
	expect(spfRecord('email-smtp.eu-west-1.amazonaws.com')).toBe('v=spf1 include:amazonses.com ~all')
	expect(spfRecord('mail.own.dev')).toBe('v=spf1 a:mail.own.dev ~all')
	for (const host of [null, 'localhost', '127.0.0.1', '[::1]', '203.0.113.5']) {
		expect(spfRecord(host)).toBe('v=spf1 a mx ~all')
	}
})
