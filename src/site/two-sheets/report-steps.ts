import { createToolReport } from '#features/counts/rules/track.ts'

/** Reports the opening of the page, and each step once per page view. Never reports the content of a link. */
export const reportStep = createToolReport('two_sheets')
