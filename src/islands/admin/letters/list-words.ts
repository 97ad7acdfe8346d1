import words from '#content/messages/es/panel/letter-list.yaml'
import type { LetterListWords } from '#words/schemas/panel/letter-list.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const letterListWords = words as LetterListWords
