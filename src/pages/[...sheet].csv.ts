import type { APIRoute, GetStaticPaths } from 'astro'
import { formatCsv, formatCsvHeader } from '#domain/csv/format-csv.ts'
import { printables } from '#publishing/printables.ts'

/** The columns of the sheets, for a spreadsheet. */
export const getStaticPaths: GetStaticPaths = () =>
	printables().flatMap((page) =>
		'csv' in page
			? [{ params: { sheet: page.head.path.slice(1) }, props: { rows: page.csv.rows } }]
			: [],
	)

export const GET: APIRoute<{ rows: readonly (readonly string[])[] }> = ({ props }) =>
	new Response(formatCsvHeader(props.rows[0] ?? []) + formatCsv(props.rows.slice(1)))
