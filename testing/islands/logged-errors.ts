/** Errors logged during the test. */
export const loggedErrors: unknown[][] = []

/** Returns the expected errors so far as text and clears them. */
export function takeErrors(): string {
	return loggedErrors.splice(0).flat().map(String).join('\n')
}
