import { z } from 'zod'

/**
 * `POST /api/admin/exports`: the panel built a file of so many rows; the log keeps that.
 *
 * @example exportNote.parse({ rows: 120 })
 */
export const exportNote = z.object({ rows: z.int().min(0) })
