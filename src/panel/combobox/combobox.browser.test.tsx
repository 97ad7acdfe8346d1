import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const choices = [
	{ value: 'AR', label: 'Argentina', note: '12' },
	{ value: 'BR', label: 'Brasil' },
	{ value: 'DE', label: 'Alemania' },
	{ value: 'PE', label: 'Perú' },
]

type Given = Pick<ComboboxProps, 'kind'> & Partial<ComboboxProps>

function Example({ value: initial = [], onChange, ...props }: Given) {
	const [value, setValue] = useState(initial)
	return (
		<form onSubmit={(event) => event.preventDefault()}>
			<Combobox
				label="País"
				none="Todo"
				choices={choices}
				{...props}
				value={value}
				onChange={(next) => {
					setValue(next)
					onChange?.(next)
				}}
			/>
		</form>
	)
}

async function open(props: Given) {
	const chosen: (readonly string[])[] = []
	render(<Example {...props} onChange={(value) => chosen.push(value)} />)
	const field = await screen.findByRole('combobox', { name: 'País' })
	return { user: userEvent.setup(), field, chosen }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('a value can be chosen by keyboard, with an arrow key, a search typed without accents, and Enter', async () => {
	const { user, field, chosen } = await open({ kind: 'one', value: ['BR'] })
	expect(field.textContent).toBe('Brasil')
	await user.tab()
	expect(document.activeElement).toBe(field)
	await user.keyboard('{ArrowDown}')
	await waitFor(() => expect(options()).toHaveLength(4))
	expect(screen.getByRole('option', { selected: true }).textContent).toBe('Brasil')
	await user.keyboard('peru')
	expect(options()).toEqual(['Perú'])
	await user.keyboard('{Enter}')
	await waitFor(() => expect(options()).toEqual([]))
	expect(field.textContent).toBe('Perú')
	expect(chosen).toEqual([['PE']])
})

test('a search without results shows a message, and Escape ends the search without changing the value', async () => {
	const { user, field, chosen } = await open({ kind: 'one', value: ['BR'] })
	await user.click(field)
	await user.keyboard('xyz')
	screen.getByText('Nada coincide.')
	await user.keyboard('{Escape}')
	await waitFor(() => expect(screen.queryByText('Nada coincide.')).toBeNull())
	expect(field.textContent).toBe('Brasil')
	expect(chosen).toEqual([])
})

test(
	'in a combobox for several values, values can be added one after the other and removed again',
	{ tags: 'night' },
	async () => {
		const { user, field, chosen } = await open({ kind: 'several' })
		expect(field.textContent).toBe('Todo')
		await user.click(field)
		await user.click(await screen.findByRole('option', { name: /Argentina/ }))
		expect(field.textContent).toBe('Argentina')
		await user.click(screen.getByRole('option', { name: 'Perú' }))
		expect(field.textContent).toBe('Elegidos: 2')
		await user.click(screen.getByRole('option', { name: /Argentina/ }))
		expect(chosen).toEqual([['AR'], ['AR', 'PE'], ['PE']])
	},
)

test(
	'a combobox for text accepts any text, and choosing an option completes the text',
	{ tags: 'night' },
	async () => {
		const { user, field, chosen } = await open({ kind: 'text', error: 'Falta algo.' })
		expect(field.getAttribute('aria-invalid')).toBe('true')
		screen.getByText('Falta algo.')
		await user.type(field, 'Chile')
		expect(field).toHaveProperty('value', 'Chile')
		expect(options()).toEqual([])
		await user.clear(field)
		await user.type(field, 'al{ArrowDown}{Enter}')
		expect(chosen.at(-1)).toEqual(['Alemania'])
		expect(field).toHaveProperty('value', 'Alemania')
	},
)

test('a combobox of the kind `list` is open from the start', async () => {
	const { user, field, chosen } = await open({ kind: 'list' })
	expect(options()).toEqual(['Argentina12', 'Brasil', 'Alemania', 'Perú'])
	await user.type(field, 'bra{Enter}')
	expect(chosen.at(-1)).toEqual(['BR'])
})
