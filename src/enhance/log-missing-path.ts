/** Logs the path that led to the not-found page to the browser's console, without what looks like an e-mail address. */
export const logMissingPath = (): void => {
	const parts = location.pathname.split('/')
	console.error(`404: ${parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/')}`)
}
