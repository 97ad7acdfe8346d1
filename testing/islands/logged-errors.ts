/** Errors logged during the test. */
export const loggedErrors: unknown[][] = []

/** Returns the logged errors as text and clears them, so that a test that expects them does not fail. */
export function takeErrors(): string {
	return loggedErrors.splice(0).flat().map(String).join('\n')
}
