import { type WeeklyMailChoice, weeklyMail } from '#contract/weekly-mail.ts'
import { command, resource } from '#islands/admin/api.ts'

/** Reads the language of the account's Monday mail. */
export const weeklyMailQuery = resource(weeklyMail, '/api/admin/weekly-mail')

export const saveWeeklyMail = command<WeeklyMailChoice>('/api/admin/weekly-mail')
