/** The fixed columns of the panel's table and the CSV file, in order. */
export const fixedColumns = ['email', 'source', 'status', 'created_at'] as const

/** The optional columns, which each account chooses, in the order of the table and the CSV file. */
export const optionalColumns = [
	'locale',
	'country',
	'campaign',
	'referrer',
	'confirmed_at',
	'tags',
] as const

/** A column of the CSV file only: `created_at` as ISO 8601, for programs. */
export const isoColumn = 'created_at_iso'

export type OptionalColumn = (typeof optionalColumns)[number]

export const csvColumns = [...optionalColumns, isoColumn] as const

export type CsvColumn = (typeof csvColumns)[number]

export type RegistrationColumn = (typeof fixedColumns)[number] | OptionalColumn
