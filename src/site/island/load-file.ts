/** A file of the site failed to load: the connection was down, or a release replaced the file. */
export class FileLoadError extends Error {
	override name = 'FileLoadError'
}

/**
 * Loads a file of the site by `import()`.
 *
 * @throws {FileLoadError} if loading fails
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load()
	} catch (error) {
		throw new FileLoadError(String(error), { cause: error })
	}
}

/**
 * Whether a reload may recover a lost file. It is tried once per file and session; after that, or without storage, the
 * visitor decides. Offline, a reload would lose the page.
 */
export function mayReloadFor(file: FileLoadError): boolean {
	const key = `innervolt-reloaded ${file.message}`
	try {
		if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false
		sessionStorage.setItem(key, '')
		return true
	} catch {
		return false
	}
}
