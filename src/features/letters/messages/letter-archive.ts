import * as z from 'zod/mini'
import { letterId } from './letter.ts'

/**
 * Body of `POST /api/admin/letter/archive`, answered with the `letter`: sets whether the letter is public on the web.
 * Publishing needs a recent re-authentication. A letter that is neither being sent nor has been sent to all recipients
 * is a `conflict` with the field `state`; if `LETTER_ARCHIVE` is disabled, the field is `off`.
 */
export const letterArchiving = z.strictObject({ ...letterId.shape, is_public: z.boolean() })
