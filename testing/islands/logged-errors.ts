/** What was logged as an error during the test. */
export const loggedErrors: unknown[][] = []

/** The errors so far as text, which the test expects. */
export function takeErrors(): string {
	return loggedErrors.splice(0).flat().map(String).join('\n')
}
