/** The theme colour of the browser's interface: `--sky` of each theme in tokens.css. */
export const themeColors = { light: '#e6ece2', dark: '#0b181e' } as const
