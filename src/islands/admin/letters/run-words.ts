import words from '#content/messages/es/panel/letter-run.yaml'
import type { LetterRunWords } from '#words/schemas/panel/letter-run.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const letterRunWords = words as LetterRunWords
