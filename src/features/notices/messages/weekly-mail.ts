import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'

const language = z.nullable(z.enum(languages))

/**
 * Response of `GET /api/admin/weekly-mail`: the language of the account's weekly email (null if it is off), and whether
 * the account has an address.
 */
export const weeklyMail = z.object({ language, hasAddress: z.boolean() })

export type WeeklyMail = z.infer<typeof weeklyMail>

/** Body of `POST /api/admin/weekly-mail`, answered with 204: the language, or null to disable the email. */
export const weeklyMailChoice = z.strictObject({ language })

export type WeeklyMailChoice = z.infer<typeof weeklyMailChoice>
