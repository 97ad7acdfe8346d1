import { AsyncLocalStorage } from 'node:async_hooks'

const recorded = new AsyncLocalStorage<Set<string>>()

/**
 * Registers inline code of this project, so that the policy of the page being rendered allows it. Any other code in a
 * page, such as in an edited text, remains forbidden.
 */
export function inlineCode(code: string): string {
	recorded.getStore()?.add(code)
	return code
}

/** Runs a function, and also returns the inline code registered during the call. */
export async function recordInlineCode<Result>(
	run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly inlineCode: readonly string[] }> {
	const codes = new Set<string>()
	const result = await recorded.run(codes, run)
	return { result, inlineCode: [...codes] }
}
