import { z } from 'zod'
import { text } from '#cms/reader/schemas/common.ts'

const frame = {
	title: text.max(60).describe('The accessible name of the frame'),
	description: text.min(50).max(160),
}

export const embed = z.strictObject({
	block: z.strictObject({
		title: text,
		text,
		theme: text.describe('How to fix the theme; ?theme=light is an address'),
		see: text.describe('The link to the frame alone'),
		copy: text,
	}),
	evening: z.strictObject({
		...frame,
		kind: text,
		people: text,
		hours: text,
		lengths: z.strictObject({ 1: text, 2: text, 4: text }),
		before: text,
		cost: text.describe('Before the points'),
		left: text.describe('Before the points'),
		of: text.describe('After the points'),
		low: text,
		estimate: text,
		table: text.describe('The caption of the table for visitors without script'),
		action: text.describe('The link to the tool “Your week”'),
	}),
	badge: z.strictObject({ ...frame, sentence: text, by: text }),
})

export type EmbedWords = z.infer<typeof embed>
