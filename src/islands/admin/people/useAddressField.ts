import { type ChangeEvent, useState } from 'react'

/**
 * A person's address as typed by the owner, and the other props of its `Field`.
 *
 * @param refusals messages for the server's refusals, by error and field
 */
export function useAddressField(initial: string, refusals: Readonly<Record<string, string>>) {
	const [value, setValue] = useState(initial)
	const [error, setError] = useState<string>()
	const field = {
		// The browser's own message would be in another language.
		inputMode: 'email',
		autoComplete: 'off',
		autoCapitalize: 'none',
		spellCheck: false,
		maxLength: 320,
		value,
		error,
		onChange: (event: ChangeEvent<HTMLInputElement>) => {
			setValue(event.target.value)
			setError(undefined)
		},
	} as const

	function onRefusal(refusal: string, of = '') {
		const sentence = refusals[`${refusal} ${of}`]
		setError(sentence)
		return sentence !== undefined
	}

	return { email: value.trim(), field, onRefusal, clearError: () => setError(undefined) }
}
