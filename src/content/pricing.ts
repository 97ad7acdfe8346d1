import { pricesIn } from '#words/prices.ts'

export { pricing, pricesIn } from '#words/prices.ts'
export { trialLabels } from '#words/product.ts'

export const prices = pricesIn('en-US')
