export { trialLabels } from '#words/product.ts'
