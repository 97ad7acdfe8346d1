import { screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'

/** Selects an option of the combobox with this name, once the library for comboboxes is loaded. */
export async function choose(
	user: ReturnType<typeof userEvent.setup>,
	name: string,
	option: string | RegExp,
) {
	await user.click(await screen.findByRole('combobox', { name }))
	const choices = within(await screen.findByRole('listbox'))
	await user.click(choices.getByRole('option', { name: option }))
}
