let parsed: unknown

/**
 * Reads the words that `pages/_tools` put below the island as JSON. They are used once the test has started,
 * so never on the server.
 */
export function readPageWords(): unknown {
	parsed ??= JSON.parse(document.getElementById('quiz-words')?.textContent ?? '')
	return parsed
}
