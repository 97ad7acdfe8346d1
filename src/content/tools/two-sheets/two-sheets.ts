import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const twoSheets: Translations<'twoSheets', TwoSheetsPage> = { en, de, pt }
