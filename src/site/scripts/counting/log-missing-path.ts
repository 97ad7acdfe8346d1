/** Logs the path of a missing page to the browser's console, with email addresses masked. */
export const logMissingPath = (): void => {
	const parts = location.pathname.split('/')
	console.error(`404: ${parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/')}`)
}
