import { expect, test } from 'vitest'
import { quotation } from './quote-actions.ts'

test('words of an author are quoted with the name', () => {
	expect(quotation('The soul selects her own society', 'Emily Dickinson')).toBe(
		'“The soul selects her own society” Emily Dickinson',
	)
})

test('a caption is copied as it is', () => {
	expect(quotation('Quiet, not upset.')).toBe('Quiet, not upset.')
})
