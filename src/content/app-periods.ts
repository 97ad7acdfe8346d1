import { words } from '#words/entries.ts'

export const appPeriods = words('periods')
