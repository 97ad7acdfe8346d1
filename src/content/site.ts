/** The name of the product. No other file of `content` contains it. */
export const name = 'Innervolt'

export const contacts = {
	support: 'support@innervolt.example',
	privacy: 'privacy@innervolt.example',
	billing: 'billing@innervolt.example',
} as const

/** The theme colour of the browser's interface: `--sky` of each theme in tokens.css. */
export const themeColors = { light: '#e6ece2', dark: '#0b181e' } as const
