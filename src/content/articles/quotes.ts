import type { Translations } from '#domain/pages/pages.ts'
import type { Quotes } from '#content/types/quote.ts'
import { quotes as en } from './en/social-battery-quotes.ts'

/** The page of quotations in each of its languages. */
export const quotes: Translations<'socialBatteryQuotes', Quotes> = { en }
