import type { APIRoute, GetStaticPaths } from 'astro'
import { printables } from '#content/printables/printables.ts'
import { formatCsv, formatCsvHeader } from '#domain/csv/format-csv.ts'

/** The columns of the sheets, for a spreadsheet. */
export const getStaticPaths: GetStaticPaths = () =>
	Object.values(printables)
		.flatMap(({ sheets }) => sheets)
		.flatMap(({ head, csv }) =>
			csv ? [{ params: { sheet: head.path.slice(1) }, props: { rows: csv.rows } }] : [],
		)

export const GET: APIRoute<{ rows: readonly (readonly string[])[] }> = ({ props }) =>
	new Response(formatCsvHeader(props.rows[0] ?? []) + formatCsv(props.rows.slice(1)))
