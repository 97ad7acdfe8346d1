import words from '#content/messages/es/panel/counts.yaml'
import type { CountsWords } from '#words/schemas/panel/counts.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const countsWords = words as CountsWords
