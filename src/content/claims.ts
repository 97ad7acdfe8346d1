export { claimSentences, claimsIn, effects } from '#words/claims.ts'
