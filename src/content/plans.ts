export { planTableIn, planWordsIn } from '#words/plans.ts'
