import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { text } from './common.ts'

/** The letters on the web. */
export const letterArchive = z.strictObject({
	title: text,
	lede: text,
	empty: text,
	feed: text.describe('The link to the Atom feed'),
	sent: message('day'),
	all: text.describe('The link from a letter to the list'),
})
