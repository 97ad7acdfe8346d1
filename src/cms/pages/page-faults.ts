import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { editFaults } from '#cms/rules/edit-faults.ts'
import { placesIn } from '#cms/reader/files/addresses.ts'
import { ownPages } from '#cms/reader/own-pages.ts'

/** A link to the app, or to a path of this site. */
const innerLink = /^(?:app:[\w/-]+|\/(?!\/)[\w/#-]*)$/

/**
 * The faults of a new page that are also faults of a single edited text: a link with another scheme, a character that
 * changes the writing direction.
 */
export function pageFaults(file: string, content: string): readonly CheckedFault[] {
	const own = ownPages().map(({ page }) => page)
	return placesIn(file, content).flatMap(({ place, line, text }) => {
		const isLink = place.endsWith('/href')
		const kind = place.startsWith('#') ? 'prose' : isLink ? 'link' : 'line'
		const faultsIn = (part: string) =>
			editFaults({ original: '', text: part, kind, facts: {}, own })
		const found = faultsIn(text)
		const at = { file, place, line }
		const character = found.includes('characters')
			? Array.from(text).find((each) => faultsIn(each).includes('characters'))
			: undefined
		const links = isLink
			? [text]
			: [...text.matchAll(/\]\(([^)]*)\)?/g)].map(([, href = '']) => href)
		const link = links.find((href) => !innerLink.test(href) && isOther(href, own))
		// A link in another form, such as a link definition.
		const rest = text.replaceAll(/\]\([^)]*\)?/g, '')
		const isOddLink = link === undefined && !isLink && faultsIn(rest).includes('link')
		return [
			...(character === undefined ? [] : [{ ...at, ...characterFault(character) }]),
			...(link !== undefined || isOddLink ? [{ ...at, ...linkFault(link ?? text) }] : []),
		]
	})
}

function isOther(text: string, own: readonly string[]): boolean {
	return editFaults({ original: '', text, kind: 'link', facts: {}, own }).includes('link')
}

function linkFault(link: string) {
	const fault = { code: 'link' as const, values: { link: link.slice(0, 100) } }
	return { fault, message: `“${fault.values.link}” is not a link for a page.` }
}

function characterFault(character: string) {
	const text = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
	return {
		fault: { code: 'glyph' as const, values: { text } },
		message: `${text} cannot be shown.`,
	}
}
