/** A web address in a text, up to a space or a character that no address contains. */
const address = /(?<![\p{L}\p{N}@./])(?:https?:\/\/|www\.)[\p{L}\p{N}][^\s<>"]*/giu

/** Characters that end a sentence or a quotation rather than an address. */
const sign = /[.,;:!?'’”»*_]/

/**
 * Whether a text is a web address as typed by people.
 *
 * @example isBareLink('www.innervolt.example') // true
 */
export function isBareLink(text: string): boolean {
	return /^(?:https?:\/\/|www\.)\S+$/i.test(text)
}

/**
 * Splits a text at its web addresses, which are every second part. A trailing punctuation mark belongs to the sentence,
 * and so does an unopened bracket.
 *
 * @example partedAtLinks('See www.innervolt.example.') // ['See ', 'www.innervolt.example', '.']
 */
export function partedAtLinks(text: string): readonly string[] {
	const parts: string[] = []
	let end = 0
	for (const { 0: found, index } of text.matchAll(address)) {
		const link = found.slice(0, lengthOfLink(found))
		parts.push(text.slice(end, index), link)
		end = index + link.length
	}
	return [...parts, text.slice(end)]
}

function lengthOfLink(found: string): number {
	let unopened = found.split(')').length - found.split('(').length
	let { length } = found
	for (; length > 0; length -= 1) {
		const last = found.charAt(length - 1)
		if (last === ')' && unopened > 0) unopened -= 1
		else if (!sign.test(last)) break
	}
	return length
}
