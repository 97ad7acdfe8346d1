/**
 * A text in the form in which words are looked up in it: lower case, no diacritics, one space around each word.
 *
 * @example foldTitle('Café: Müller & Söhne') // ' cafe muller sohne '
 */
export function foldTitle(title: string): string {
	const plain = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
	// Apostrophes are dropped: "mum's" becomes "mums".
	const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
	return ` ${words.join(' ')} `
}
