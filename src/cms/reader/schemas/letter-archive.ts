import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { text } from './common.ts'

const list = {
	title: text,
	lede: text,
	empty: text,
	feed: text.describe('The link to the Atom feed'),
}

export const news = z.strictObject(list)

export type NewsWords = z.infer<typeof news>

/** The letters on the web. */
export const letterArchive = z.strictObject({
	...list,
	sent: message('day'),
	all: text.describe('The link from a letter to the list'),
})

export type LetterArchiveWords = z.infer<typeof letterArchive>
