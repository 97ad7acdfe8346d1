import { z } from 'zod'
import { text } from '#words/schemas/common.ts'

/** The place “Datos”. */
export const facts = z.strictObject({ title: text })
