import type { SettingTexts } from '#settings/settings.ts'

/** Whether this process can be replaced by a new one; not on Windows. */
export const canReplaceProcess = typeof process.execve === 'function'

/**
 * Starts this program again in the same process, with the same arguments and the environment given: whoever has started it
 * sees one process that goes on. Only the standard streams stay open. Close everything else before.
 */
export function replaceProcess(environment: SettingTexts): never {
	const texts = Object.entries(environment).filter(([, text]) => text !== undefined)
	const args = [process.argv0, ...process.execArgv, ...process.argv.slice(1)]
	process.execve?.(process.execPath, args, Object.fromEntries(texts))
	throw new Error('This system cannot replace a process')
}
