import { collections } from './collections.ts'
import { wordsReader } from './words-reader.ts'

/** Reads all words. The server reads those of `server-words.ts`. */
export const { words, entries, wordsOfFile } = wordsReader(collections)
