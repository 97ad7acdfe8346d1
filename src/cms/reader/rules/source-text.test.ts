import { expect, test } from 'vitest'
import { isReference } from './source-text.ts'

test.each([
	['{plan.terms}', true],
	[' {plan.terms} {app.opening} ', true],
	['{plan.terms}.', false],
	['{n}', false],
	['', false],
])('%j consists of variables alone: %s', (text, expected) => {
	expect(isReference(text)).toBe(expected)
})
