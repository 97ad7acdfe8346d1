/** The name of the product. No other file of `content` contains it. */
export const name = 'Innervolt'

export const contacts = {
	support: 'support@innervolt.example',
	privacy: 'privacy@innervolt.example',
	billing: 'billing@innervolt.example',
} as const
