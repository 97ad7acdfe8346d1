/** Logs the address that led to the not-found page to the browser's console. */
export const logMissingPath = (): void => {
	console.error(`404: ${location.pathname}`)
}
