import { AsyncLocalStorage } from 'node:async_hooks'

const recorded = new AsyncLocalStorage<Set<string>>()

/**
 * Names inline code of this project, which the policy of the page being rendered then allows. Any other code in a
 * page, such as in an edited text, remains forbidden.
 */
export function inlineCode(code: string): string {
	recorded.getStore()?.add(code)
	return code
}

/** Runs a function, and returns the inline code named within it too. */
export async function recordInlineCode<Result>(
	run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly inlineCode: readonly string[] }> {
	const codes = new Set<string>()
	const result = await recorded.run(codes, run)
	return { result, inlineCode: [...codes] }
}
