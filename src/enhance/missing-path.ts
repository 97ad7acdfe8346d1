/** Says in the browser's console which address led to the not-found page. */
export const reportMissingPath = (): void => {
	console.error(`404: ${location.pathname}`)
}
