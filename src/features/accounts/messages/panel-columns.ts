import * as z from 'zod/mini'
import { csvColumns } from '#features/people/rules/registration-columns.ts'

/**
 * The optional columns that an account has chosen for the list of people: response of `GET /api/admin/columns`, and
 * body of `POST /api/admin/columns`, answered with 204. `isInCsv`: whether the CSV file has the chosen columns too. The
 * column of ISO 8601 dates is only ever in the file.
 */
export const panelColumns = z.object({
	columns: z.array(z.enum(csvColumns)).check(z.maxLength(csvColumns.length)),
	isInCsv: z.boolean(),
})

export type PanelColumns = z.infer<typeof panelColumns>
