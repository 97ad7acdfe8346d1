import type { Chrome } from '#content/types/chrome.ts'
import type { Language } from '#domain/pages/pages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

/** Header and footer in the page's language. */
export const chrome = { en, de, pt, es } satisfies Record<Language, Chrome>
