import words from '#content/messages/es/panel/shell.yaml'
import type { ShellWords } from '#words/schemas/panel/shell.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const shellWords = words as ShellWords
