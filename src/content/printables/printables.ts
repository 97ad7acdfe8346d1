import type { Printables } from '#content/types/printable.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { printables as de } from './de/printables.ts'
import { printables as en } from './en/printables.ts'
import { printables as pt } from './pt/printables.ts'

/** The sheets to print in each language. */
export const printables = { en, de, pt } satisfies Record<PageLanguage, Printables>
