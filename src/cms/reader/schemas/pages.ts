import { z } from 'zod'
import { text } from './common.ts'

const errorPage = z.strictObject({
	title: text,
	heading: text.optional().describe('If it differs from the title'),
	description: text,
	text,
})

export const errorPages = z.strictObject({
	404: errorPage,
	500: errorPage,
	home: text.describe('The button that leads to the landing page'),
})
