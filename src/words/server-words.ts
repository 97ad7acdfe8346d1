import { factsIn } from './facts.ts'
import { serverCollections } from './server-collections.ts'
import { wordsReader } from './words-reader.ts'

/** Read the words that the server uses. It starts without the schemas of pages. */
export const { words, entries } = wordsReader(serverCollections)

/** The name of the product, without the texts about it. */
export function productName(): string {
	return String(factsIn('en').get('product.name'))
}
