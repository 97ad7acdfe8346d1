import * as z from 'zod/mini'

/**
 * Body of `POST /api/admin/exports`, answered with 204: the number of rows that the panel exported, for the audit log.
 *
 * @example exportNote.parse({ rows: 120 })
 */
export const exportNote = z.object({ rows: z.int().check(z.minimum(0)) })

export type ExportNote = z.infer<typeof exportNote>
