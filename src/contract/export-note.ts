import * as z from 'zod/mini'

/**
 * `POST /api/admin/exports`, answered with 204: the panel has built a file of so many rows, for the audit log.
 *
 * @example exportNote.parse({ rows: 120 })
 */
export const exportNote = z.object({ rows: z.int().check(z.minimum(0)) })

export type ExportNote = z.infer<typeof exportNote>
