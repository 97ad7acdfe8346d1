import { expect, test } from 'vitest'
import { needsTls } from './smtp.ts'

test.each([
	['smtp://ada:hunter2@mail.example', true],
	['smtp://ada:hunter2@mail.example?requireTLS=false', false],
	['smtp://ada:hunter2@127.0.0.1:2525', false],
	['smtp://ada:hunter2@localhost', false],
	['smtp://ada:hunter2@[::1]', false],
	['smtp://ada:hunter2@127.0.0.1.mail.example', true],
	['smtp://mail.example', false],
	['smtp://mail.example?requireTLS=true', true],
])('an email sent through %s needs TLS: %s', (url, isNeeded) => {
	expect(needsTls(new URL(url))).toBe(isNeeded)
})
