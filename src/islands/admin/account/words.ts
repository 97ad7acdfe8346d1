import words from '#content/messages/es/panel/account.yaml'
import type { AccountWords } from '#words/schemas/panel/account.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const accountWords = words as AccountWords
