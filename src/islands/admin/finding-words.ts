import words from '#content/messages/es/panel/findings.yaml'
import type { FindingsWords } from '#words/schemas/panel/findings.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const findingWords = words as FindingsWords
