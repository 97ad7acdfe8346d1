import { z } from 'zod'
import { message } from '#words/message.ts'
import { text, texts } from '#words/schemas/common.ts'

/** The dialog that puts a picture in a letter. */
export const letterPictures = z.strictObject({
	title: text,
	upload: text,
	busy: text.describe('While a file is sent'),
	help: message('size'),
	choices: text,
	none: text,
	picture: message('n', 'width', 'height', 'size'),
	usedPicture: message('n', 'width', 'height', 'size').describe('One that a letter has'),
	remove: text,
	alt: text,
	altHelp: text,
	altIn: message('language'),
	insert: text,
	cancel: text,
	faults: texts(
		'format',
		'animated',
		'pixels',
		'damaged',
		'tooLarge',
		'count',
		'used',
		'failed',
	).describe('Why nothing was done'),
})
