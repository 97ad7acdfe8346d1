import { overnightRest } from '#domain/energy/estimates.ts'

/** What a night gives back of what is missing, in whole percent. */
export const nightPercent = Math.round(overnightRest * 100)
