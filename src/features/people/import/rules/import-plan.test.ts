import { expect, test } from 'vitest'
import type { ImportedRegistration } from './csv-import.ts'
import { importOutcome, type ImportTerms, provenAt } from './import-plan.ts'

const day = '2025-03-01T10:00:00.000Z'
const row: ImportedRegistration = {
	email: 'ada@example.com',
	source: 'import',
	status: 'active',
	createdAt: null,
	confirmedAt: null,
	locale: null,
	tags: [],
}
const terms: ImportTerms = { proof: 'Fair of Rosario', agreedAt: null, others: 'mail' }

test('people are put on the list at once only with proof of consent and a day of the consent', () => {
	expect(importOutcome({ ...row, confirmedAt: day }, null, terms)).toBe('active')
	expect(importOutcome({ ...row, createdAt: day }, null, terms)).toBe('active')
	expect(importOutcome(row, null, { ...terms, agreedAt: day })).toBe('active')
	expect(importOutcome(row, null, terms)).toBe('asked')
	expect(importOutcome({ ...row, confirmedAt: day }, null, { ...terms, proof: '' })).toBe('asked')
	expect(importOutcome(row, null, { ...terms, others: 'leave' })).toBe('left')
})

test('the day of consent in a row takes precedence over the day that the owner states for the whole import', () => {
	const at = '2024-01-01T00:00:00.000Z'
	expect(provenAt({ ...row, confirmedAt: at }, { ...terms, agreedAt: day })).toBe(at)
})

test('a person who is pending in the file gets the confirmation email, even if the owner has stated proof of consent', () => {
	const pending = { ...row, status: 'pending', createdAt: day } as const
	expect(importOutcome(pending, null, terms)).toBe('asked')
})

test('a person unsubscribed in the file or on the list is unsubscribed after the import, and a known address is otherwise unchanged', () => {
	const proven = { ...row, confirmedAt: day }
	expect(importOutcome(proven, 'unsubscribed', terms)).toBe('before')
	expect(importOutcome({ ...row, status: 'unsubscribed' }, 'active', terms)).toBe('opted-out')
	expect(importOutcome({ ...row, status: 'unsubscribed' }, null, terms)).toBe('opted-out')
	expect(importOutcome(proven, 'pending', terms)).toBe('known')
	expect(importOutcome(proven, 'active', terms)).toBe('known')
})
