import { isElement } from './find-sentences.ts'

/**
 * Changes a document into another rendering of the same page. Replaces only the nodes that differ, so that pictures are
 * not loaded again and opened `details` stay open.
 */
export function showPage(document: Document, next: Document): void {
	const opened = [...document.querySelectorAll('details')].map(({ open }) => open)
	const details = [...next.querySelectorAll('details')]
	if (details.length === opened.length)
		for (const [index, each] of details.entries()) each.open = opened[index] === true
	renew(document.body, next.body)
}

function renew(before: Element, after: Element): void {
	if (before.isEqualNode(after)) return
	const children = [...before.childNodes]
	const others = [...after.childNodes]
	const isSameShape =
		before.cloneNode().isEqualNode(after.cloneNode()) && children.length === others.length
	if (!isSameShape) {
		before.replaceWith(after)
		return
	}
	for (const [index, child] of children.entries()) {
		const other = others[index]
		if (other === undefined || child.isEqualNode(other)) continue
		if (isElement(child) && isElement(other)) renew(child, other)
		else child.replaceWith(other)
	}
}
