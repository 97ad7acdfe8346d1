import { z } from 'zod'
import { text } from '#words/schemas/common.ts'

/** The place “Historial”. */
export const history = z.strictObject({ title: text })
