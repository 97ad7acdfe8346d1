import words from '#content/messages/es/panel/person.yaml'
import type { PersonWords } from '#words/schemas/panel/person.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const personWords = words as PersonWords
