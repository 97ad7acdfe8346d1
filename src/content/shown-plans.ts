export { byPlans, forPlan } from '#words/prices.ts'
