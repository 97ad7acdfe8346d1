import type { SayNoPage } from '#content/types/say-no.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { page as de } from './de/page.ts'
import { page as en } from './en/page.ts'
import { page as pt } from './pt/page.ts'

export const sayNo: Translations<'sayNo', SayNoPage> = { en, de, pt }
