import type { APIRoute, GetStaticPaths } from 'astro'
import { csvTables } from '#content/printables/tables.ts'
import { formatCsv } from '#domain/csv/format-csv.ts'

/** The columns of the sheets, for a spreadsheet. */
export const getStaticPaths: GetStaticPaths = () =>
	Object.entries(csvTables).map(([sheet, rows]) => ({ params: { sheet }, props: { rows } }))

export const GET: APIRoute<{ rows: readonly (readonly string[])[] }> = ({ props }) =>
	new Response(formatCsv(props.rows))
