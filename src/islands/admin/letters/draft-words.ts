import words from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterDraftWords } from '#words/schemas/panel/letter-draft.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const letterDraftWords = words as LetterDraftWords
