import { vi } from 'vitest'

/** Returns a list that collects the names of the files that islands save from now on. */
export function savedFiles(): readonly string[] {
	const names: string[] = []
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
	vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
		if (this instanceof HTMLAnchorElement) names.push(this.download)
	})
	return names
}
