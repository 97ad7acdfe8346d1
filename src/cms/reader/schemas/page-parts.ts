import { z } from 'zod'
import { link, text } from './common.ts'

/** The words that replace an island after an error. */
export const failure = z.strictObject({ title: text, text, tryAgain: text, action: link })

/** The words shown until the script of the page's island has loaded. */
export const scriptNotice = z.strictObject({
	loading: text.exactOptional().describe('Shown at once if a button is pressed earlier'),
	text,
	reload: link,
})
