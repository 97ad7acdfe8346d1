import words from '#content/messages/es/panel/list.yaml'
import type { ListWords } from '#words/schemas/panel/list.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const listWords = words as ListWords
