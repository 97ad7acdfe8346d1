/** A file of the site did not arrive: the connection was away, or a release has replaced the file. */
export class LostFile extends Error {
	override name = 'LostFile'
}

/**
 * Loads a file of the site by `import()`.
 *
 * @throws {LostFile} if it does not arrive
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load()
	} catch (error) {
		throw new LostFile(String(error), { cause: error })
	}
}

/**
 * Whether a reload may bring a lost file back, which is tried once per file and session: afterwards, or if nothing
 * remembers that, the visitor decides. Without a connection a reload would lose the page.
 */
export function mayReloadFor(file: LostFile): boolean {
	const key = `innervolt-reloaded ${file.message}`
	try {
		if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false
		sessionStorage.setItem(key, '')
		return true
	} catch {
		return false
	}
}
