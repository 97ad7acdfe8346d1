export type { Link } from '#words/schemas/common.ts'
export type * from '#words/schemas/page.ts'
