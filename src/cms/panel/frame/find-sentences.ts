export type Sentence = {
	/** `FILE:PLACE` */
	readonly address: string
	readonly range: Range
	/** The innermost element around it. */
	readonly element: Element
}

const commentsOnly = 128
const start = 't '
const end = '/t'

/**
 * Finds the texts of a preview between its comments, `<!--t FILE:PLACE-->…<!--/t-->`, in page order. A text can
 * contain another one.
 *
 * @param root possibly an element of a frame
 */
export function findSentences(root: Element): readonly Sentence[] {
	const { ownerDocument: document } = root
	const walker = document.createTreeWalker(root, commentsOnly)
	const open: Range[] = []
	const found: Pick<Sentence, 'address' | 'range'>[] = []
	while (walker.nextNode()) {
		const { currentNode: comment } = walker
		const data = comment.nodeValue ?? ''
		if (data.startsWith(start)) {
			const range = document.createRange()
			range.setStartAfter(comment)
			open.push(range)
			found.push({ address: decodeURI(data.slice(start.length)), range })
		} else if (data === end) open.pop()?.setEndBefore(comment)
	}
	return found.flatMap(({ address, range }) => {
		// The range is collapsed if the text is empty or the comment at its end is missing.
		const element = range.collapsed ? null : elementAround(range)
		return element ? [{ address, range, element }] : []
	})
}

function elementAround({ commonAncestorContainer: node }: Range): Element | null {
	return isElement(node) ? node : node.parentElement
}

/** Without `instanceof`, because the nodes belong to a frame. */
export function isElement(node: Node): node is Element {
	return node.nodeType === 1
}

const listed = 'texts '

/**
 * The texts of a preview that occur only in attributes, the head and scripts. The last comment of the page lists them.
 */
export function listedAddresses(page: Document): readonly string[] {
	const list = [...page.childNodes].find(({ nodeValue }) => nodeValue?.startsWith(listed))
	const addresses = list?.nodeValue?.slice(listed.length).split(' ') ?? []
	return addresses.filter((address) => address !== '').map(decodeURI)
}
