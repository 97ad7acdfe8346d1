import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'

function open(value = '2026-11-05') {
	vi.useFakeTimers()
	const onChange = vi.fn<(day: string) => void>()
	const withValue = (day: string) => <DateField label="Desde" value={day} onChange={onChange} />
	const { rerender } = render(withValue(value))
	const show = (day: string) => rerender(withValue(day))
	const field = screen.getByLabelText<HTMLInputElement>('Desde')
	const type = (day: string) => fireEvent.change(field, { target: { value: day } })
	return { field, type, show, onChange }
}

const pause = () => act(() => void vi.advanceTimersByTime(800))

test('a date typed digit by digit is reported only once, after a pause', () => {
	const { field, type, onChange } = open()
	for (const day of ['0002-11-05', '0020-11-05', '0202-11-05', '2025-11-05', '2025-11-02'])
		type(day)
	expect([field.value, onChange.mock.calls]).toEqual(['2025-11-02', []])
	pause()
	expect(onChange.mock.calls).toEqual([['2025-11-02']])
})

test('a date with an incomplete year is not reported, even after a pause', () => {
	const { type, onChange } = open()
	type('0202-11-05')
	pause()
	expect(onChange).not.toHaveBeenCalled()
})

test('pressing Enter or leaving the field reports the date at once', () => {
	const { field, type, onChange } = open()
	type('2025-01-31')
	fireEvent.keyDown(field, { key: 'Enter' })
	expect(onChange.mock.calls).toEqual([['2025-01-31']])
	type('')
	fireEvent.blur(field)
	expect(onChange).toHaveBeenLastCalledWith('')
})

test('leaving the field unchanged reports no change', () => {
	const { field, onChange } = open()
	pause()
	fireEvent.blur(field)
	expect(onChange).not.toHaveBeenCalled()
})

test('if all filters are removed, the date field becomes empty', () => {
	const { field, type, show, onChange } = open('')
	type('2025-01-31')
	pause()
	expect(onChange.mock.calls).toEqual([['2025-01-31']])
	show('2025-01-31')
	show('')
	pause()
	expect([field.value, onChange.mock.calls.length]).toEqual(['', 1])
})
