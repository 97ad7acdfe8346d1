import type { Translations } from '#domain/pages/pages.ts'
import type { Pins } from '#content/types/pin.ts'
import { pins as de } from './de/social-battery-pin.ts'
import { pins as en } from './en/social-battery-pin.ts'
import { pins as pt } from './pt/social-battery-pin.ts'

/** The page of pins in each of its languages. */
export const pins: Translations<'socialBatteryPin', Pins> = { en, de, pt }
