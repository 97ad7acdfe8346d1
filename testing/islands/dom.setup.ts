import { afterAll, vi } from 'vitest'
import { words } from '#cms/reader/entries.ts'

// happy-dom lacks this method and shows all popovers.
HTMLElement.prototype.hidePopover = () => undefined

/**
 * Vitest may reject imports that are pending at the end of a file, such as those of places that the panel loads in
 * advance.
 */
afterAll(() => vi.dynamicImportSettled())

// Texts are the site's.
const refuse = globalThis.fetch
globalThis.fetch = (address) => {
	const [, name, language] =
		/^\/texts\/(\w+)\.(\w+)\.json$/.exec(typeof address === 'string' ? address : '') ?? []
	if (name !== 'mbtiResults' && name !== 'weekCalendar') return refuse(address)
	return Promise.resolve(Response.json(words(name, language)))
}
