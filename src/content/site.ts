/** The name of the product, in this one place. */
export const name = 'Innervolt'

export const contacts = {
	support: 'support@innervolt.example',
	privacy: 'privacy@innervolt.example',
	billing: 'billing@innervolt.example',
} as const

/** What a browser paints around the page: the sky of each theme, as in tokens.css. */
export const themeColors = { light: '#e6ece2', dark: '#0b181e' } as const
