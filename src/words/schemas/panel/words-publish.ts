import { z } from 'zod'
import { text } from '#words/schemas/common.ts'

/** The place “Publicar”. */
export const publish = z.strictObject({ title: text })
