import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FormContext } from './form-context.ts'
import { PlainField } from './PlainField.tsx'

/** A field that takes numbers up to a limit, with buttons that restore its value and raise the limit. */
function open() {
	const user = userEvent.setup()
	const passed: string[] = []
	function Example() {
		const [value, setValue] = useState('5')
		const [max, setMax] = useState(10)
		return (
			<FormContext value={{ language: 'en', facts: {}, problemAt: () => undefined }}>
				<PlainField
					field={{ label: 'Price' }}
					place="price"
					value={value}
					problemOf={(typed) => (Number(typed) <= max ? undefined : 'Too much')}
					onType={(typed) => {
						passed.push(typed)
						setValue(typed)
					}}
				/>
				<button type="button" onClick={() => setValue('1')}>
					Restore
				</button>
				<button type="button" onClick={() => setMax(100)}>
					Raise
				</button>
			</FormContext>
		)
	}
	render(<Example />)
	return { user, passed, field: screen.getByLabelText('Price') }
}

test('invalid input stays in its field, and is dropped when the value is restored', async () => {
	const { user, passed, field } = open()
	await user.type(field, '0')
	expect(field).toHaveProperty('value', '50')
	screen.getByText('Too much')
	await user.click(screen.getByRole('button', { name: 'Restore' }))
	expect(field).toHaveProperty('value', '1')
	expect(screen.queryByText('Too much')).toBeNull()
	expect(passed).toEqual([])
})

test('input that becomes valid by a change elsewhere is saved', async () => {
	const { user, passed, field } = open()
	await user.type(field, '0')
	await user.click(screen.getByRole('button', { name: 'Raise' }))
	expect(screen.queryByText('Too much')).toBeNull()
	expect(passed).toEqual(['50'])
	expect(field).toHaveProperty('value', '50')
})
