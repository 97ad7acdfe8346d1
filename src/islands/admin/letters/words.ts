import words from '#content/messages/es/panel/letters.yaml'
import type { LettersWords } from '#words/schemas/panel/letters.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const lettersWords = words as LettersWords
