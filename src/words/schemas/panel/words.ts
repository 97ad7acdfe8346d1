import { z } from 'zod'
import { text } from '#words/schemas/common.ts'

/** The place “Textos”. */
export const words = z.strictObject({ title: text })
