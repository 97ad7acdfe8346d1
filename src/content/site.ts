/** The name of the product, in this one place. */
export const name = 'Innervolt'

export const contacts = {
	support: 'support@innervolt.example',
	privacy: 'privacy@innervolt.example',
	billing: 'billing@innervolt.example',
} as const
