import type film from '#content/media/en/film.yaml'
import { z } from 'zod'
import { pageLanguages, text } from './common.ts'

const seconds = z.number().min(0)

const row = z.strictObject({ from: seconds, ...pageLanguages(text) })

/**
 * The sentences and chapters of the demo film. A row has all languages, so that no translation can be missing. A
 * sentence is shown in the picture and as a caption, so it has at most two lines.
 */
export const captions = z.strictObject({
	chapters: z.array(row).length(7),
	cues: z.array(row.extend({ to: seconds })),
})

/** The words in the film's picture, except numbers and the product's name. */
export type Lettering = (typeof film)['lettering']

/** The times on the film's clock, named as in the storyboard. */
export type ClockTime = keyof Lettering['clock']
